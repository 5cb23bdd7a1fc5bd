import { accounts, DEMO_PASSWORD, graphql } from './fixtures/accounts.ts';
import { addPhotos, fillDraft, photoTiles } from './fixtures/draft-form.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const product = {
  title: 'Teakhouten dressoir met schuifdeuren',
  description:
    'Deens dressoir uit de jaren zestig met twee schuifdeuren en een lade. Lichte gebruikssporen op het blad.',
  price: '445',
};
const PHOTOS = ['02-jpeg-12mp-orientation8-gps.jpg', '01-heic-12mp-orientation6-gps.heic', '12-photo.webp'];

test('PWA-035 PWA-036 PWA-037 PWA-039 WISH-004 WISH-021 a product is drafted at a market without a network, published at home, found, saved and seen on another device', async ({
  device,
  server,
}) => {
  const seller = await device({ account: 'seller', hasServiceWorker: true, path: '/account/items/nieuw' });
  const visitor = await device({ hasServiceWorker: true, path: '/net-binnen' });

  await test.step('at the market: no network, everything is stored on the phone', async () => {
    const { page } = seller;
    await expect(page.getByLabel(nl('Title'), { exact: true })).toBeVisible();
    await seller.readyForOffline();
    await seller.photoToolsReady();
    await seller.goOffline();
    await fillDraft(page, product);
    await addPhotos(page, PHOTOS);
    await expect(photoTiles(page).filter({ hasText: nl('Waiting for a connection') })).toHaveCount(
      PHOTOS.length,
      {
        timeout: 120_000,
      },
    );
    await expect(page.getByRole('button', { name: nl('Publish listing'), exact: true })).toBeDisabled();
    // The tab is closed and reopened, still offline.
    await page.reload();
    await expect(page.getByLabel(nl('Title'), { exact: true })).toHaveValue(product.title);
    await expect(photoTiles(page)).toHaveCount(PHOTOS.length);
  });

  await test.step('at home: the photos are uploaded and the product is published', async () => {
    const { page } = seller;
    await seller.goOnline();
    await expect(photoTiles(page).filter({ hasText: nlLike('Uploaded, {to} MB') })).toHaveCount(
      PHOTOS.length,
      { timeout: 120_000 },
    );
    await page.getByRole('button', { name: nl('Publish listing'), exact: true }).click();
    await expect(page.getByText(nl('form.success_messages.published'))).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a visitor finds it, opens it and saves it', async () => {
    const { page } = visitor;
    const found = page.getByRole('link', { name: new RegExp(product.title) }).first();
    await expect(async () => {
      await page.reload();
      await expect(found).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await found.click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(page.getByText('€ 445,–').first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: nlLike('Add to favourites: {title}') })
      .first()
      .click();
    await visitor.readyForOffline();
    await page.goto('/account/favorieten');
    await expect(page.getByText(product.title)).toBeVisible();
    await visitor.cardStored(product.title);
  });

  await test.step('in the train: the favourite is still there without a network', async () => {
    const { page } = visitor;
    await visitor.goOffline();
    await page.reload();
    await expect(page.getByText(product.title)).toBeVisible();
    await visitor.goOnline();
  });

  await test.step('signing in merges it into the account, and another device shows it', async () => {
    const { page } = visitor;
    await page.goto('/account');
    await page.getByLabel(nl('Email address'), { exact: true }).fill(accounts.buyer);
    await page.getByLabel(nl('Password'), { exact: true }).fill(DEMO_PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: nl('Sign in'), exact: true })
      .click();
    await expect(page.getByRole('link', { name: nl('My account') })).toBeVisible();
    await page.goto('/account/favorieten');
    await expect(page.getByText(product.title)).toBeVisible();
    const other = await device({ account: 'buyer', path: '/account/favorieten' });
    await expect(other.page.getByText(product.title)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the server holds each photo once', async () => {
    const query = '{ searchProductsNew(limit: 20, sort: DATE_NEWEST) { products { title images { key } } } }';
    type Found = { searchProductsNew: { products: { title: string; images: { key: string }[] }[] } };
    const { products } = (await graphql<Found>(server.url, query)).searchProductsNew;
    const placed = products.find(({ title }) => title === product.title);
    expect(new Set(placed?.images.map(({ key }) => key)).size).toBe(PHOTOS.length);
  });
});
