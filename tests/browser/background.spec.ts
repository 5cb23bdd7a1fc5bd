import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { graphql, login } from './fixtures/accounts.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

/** A red cabinet with sharp edges in front of a light wall. */
async function cabinet(): Promise<Buffer> {
  const red = await sharp({ create: { width: 700, height: 800, channels: 3, background: '#8c2f26' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#cfd6d8' } })
    .composite([{ input: red, left: 550, top: 300 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const tiles = (page: Page) =>
  page.getByRole('grid', { name: 'Foto’s in de volgorde van je advertentie' }).getByRole('row');
const remove = (page: Page) => page.getByRole('button', { name: 'Achtergrond van de hoofdfoto verwijderen' });
const restore = (page: Page) => page.getByRole('button', { name: 'Originele foto terugzetten' });
const window = (page: Page) => page.getByRole('dialog', { name: 'Hoofdfoto zonder achtergrond' });

/** The colour of an image at a fraction of its width and height. */
async function colorAt(image: Locator, across: number, down: number) {
  await expect(image).toHaveJSProperty('complete', true);
  return await image.evaluate(
    (element, [x, y]) => {
      const picture = element as HTMLImageElement;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const pixel = context?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? [];
      return { size: [canvas.width, canvas.height], red: pixel[0] ?? 0, blue: pixel[2] ?? 0 };
    },
    [across, down] as const,
  );
}

const paper = expect.objectContaining({ red: expect.closeTo(250, -1), blue: expect.closeTo(242, -1) });
const wall = expect.objectContaining({ red: expect.closeTo(207, -1), blue: expect.closeTo(216, -1) });
const cabinetRed = expect.objectContaining({
  red: expect.closeTo(140, -1.3),
  blue: expect.closeTo(38, -1.3),
});

async function draftWithPhotos(page: Page): Promise<void> {
  await page.goto('/account/items/nieuw');
  await expect(page.getByRole('heading', { name: 'Nieuwe advertentie' })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .nth(1)
    .setInputFiles([
      jpeg('kast.jpg', await cabinet()),
      jpeg(
        'zijkant.jpg',
        await sharp(await cabinet())
          .flop()
          .modulate({ hue: 90 })
          .jpeg()
          .toBuffer(),
      ),
    ]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(remove(page)).toBeEnabled();
}

test('FORM-048 FORM-066 IMG-007 IMG-010 the background of the main photo is removed, shown beside the photo, used and put back', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller' });
  await draftWithPhotos(page);
  await expect(tiles(page).first()).toContainText('Hoofdfoto');
  const box = await tiles(page).first().boundingBox();
  expect([box?.width, box?.height], 'the preview of the main photo').toEqual([256, 256]);

  await remove(page).click();
  const [before, after] = [window(page).locator('img').first(), window(page).locator('img').nth(1)];
  await expect(after).toBeVisible();
  expect(await colorAt(before, 0.1, 0.1)).toEqual(wall);
  expect((await colorAt(before, 0.5, 0.5)).size, 'the form’s picture').toEqual([1024, 768]);
  expect(await colorAt(after, 0.1, 0.1)).toEqual(paper);
  expect(await colorAt(after, 0.5, 0.5)).toEqual(cabinetRed);
  expect((await colorAt(after, 0.5, 0.5)).size, 'as large as the photo').toEqual([1800, 1350]);

  // Keeping the original changes nothing.
  await window(page).getByRole('button', { name: 'Origineel houden' }).click();
  await expect(window(page)).toBeHidden();
  expect(await colorAt(tiles(page).first().locator('img'), 0.1, 0.1)).toEqual(wall);

  // The result replaces the first of two photos, and is the one that buyers see.
  await remove(page).click();
  await window(page).getByRole('button', { name: 'Foto zonder achtergrond gebruiken' }).click();
  await expect(restore(page)).toBeVisible();
  const shown = tiles(page).first().locator('img');
  await expect.poll(() => colorAt(shown, 0.1, 0.1)).toEqual(paper);
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).first()).toContainText('Geüpload', { timeout: 60_000 });

  // The original is restored with one tap, even after leaving the form.
  await page.reload();
  await expect(page.getByText('Het origineel wordt alleen op dit apparaat opgeslagen')).toBeVisible();
  await restore(page).click();
  await expect.poll(() => colorAt(shown, 0.1, 0.1)).toEqual(wall);
  await expect(remove(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
});

test('FORM-048 offline, refused or signed out the photo stays as it is, and the form shows a message', async ({
  device,
}) => {
  const phone = await device({ account: 'seller' });
  const { page } = phone;
  await draftWithPhotos(page);
  await phone.goOffline();
  await remove(page).click();
  await expect(page.getByText('Je bent offline. Je foto is ongewijzigd')).toBeVisible();
  await phone.goOnline();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('removeBg') !== true) return await route.fallback();
    const refusal = { __typename: 'FailedToUpdateError', errorCode: 'background_busy' };
    return await route.fulfill({ json: { data: { removeBg: refusal } } });
  });
  await expect(async () => {
    await remove(page).click();
    await expect(page.getByText('Er worden nu veel foto’s verwerkt. Je foto is ongewijzigd')).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await expect(window(page)).toBeHidden();
  await expect(tiles(page)).toHaveCount(2);
  expect(await colorAt(tiles(page).first().locator('img'), 0.1, 0.1)).toEqual(wall);

  const visitor = await device({ path: '/account/items/nieuw' });
  await draftWithPhotos(visitor.page);
  await remove(visitor.page).click();
  await expect(visitor.page.getByText('Log in om de achtergrond te verwijderen')).toBeVisible();
});

test('FORM-048 IMG-010 the main photo of a published product loses its background and gets it back, unsaved until it is saved', async ({
  device,
  server,
}) => {
  const { authToken } = await login(server.url, 'seller');
  const mine =
    '{ sellerProducts(statuses: [PUBLISHED], limit: 100) { ... on ProductList { products { uuid images { key } } } } }';
  const { sellerProducts } = await graphql<{
    sellerProducts: { products: { uuid: string; images: { key: string }[] }[] };
  }>(server.url, mine, {}, authToken);
  const product = sellerProducts.products.find(({ images }) => images.length > 1);
  const { page } = await device({ account: 'seller', path: `/account/items/${product?.uuid}` });
  const save = page.getByRole('main').getByRole('button', { name: nl('Save'), exact: true });
  const shown = tiles(page).first().locator('img');
  const before = await colorAt(shown, 0.02, 0.02);
  await expect(save).toBeDisabled();
  await remove(page).click();
  await window(page).getByRole('button', { name: 'Foto zonder achtergrond gebruiken' }).click();
  await expect(tiles(page)).toHaveCount(product?.images.length ?? 0);
  await expect.poll(async () => await colorAt(shown, 0.02, 0.02)).toEqual(paper);
  await expect(save).toBeEnabled();
  await restore(page).click();
  await expect
    .poll(async () => await colorAt(shown, 0.02, 0.02))
    .toMatchObject({ red: expect.closeTo(before.red, -1.3), blue: expect.closeTo(before.blue, -1.3) });
  await expect(tiles(page)).toHaveCount(product?.images.length ?? 0);
});
