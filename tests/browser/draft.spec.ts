import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts, DEMO_PASSWORD } from './fixtures/accounts.ts';
import { escapeFrom } from './fixtures/layers.ts';
import { expect, test } from './fixtures/test.ts';

const front = 'tests/photos/02-jpeg-12mp-orientation8-gps.jpg';
const side = 'tests/photos/12-photo.webp';
const heic = 'tests/photos/01-heic-12mp-orientation6-gps.heic';

async function newDraft(page: Page): Promise<void> {
  await page.goto('/account/items/nieuw');
  await expect(page.getByRole('heading', { name: 'Nieuwe advertentie' })).toBeVisible();
}

async function addPhotos(page: Page, ...files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto’s kiezen' }).click();
  await (await chooser).setFiles(files);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `Kies ${label}`, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Like `choose`, for a multi-select list, which stays open until it is closed. */
async function chooseAmongSeveral(page: Page, label: string, option: string): Promise<void> {
  await choose(page, label, option);
  await expect(page.getByRole('option', { name: option, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await escapeFrom(page.getByRole('listbox'));
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

function photoRows(page: Page) {
  return page.getByRole('grid', { name: 'Foto’s in de volgorde van je advertentie' }).getByRole('row');
}

async function fillTheRest(page: Page): Promise<void> {
  await page.getByLabel('Vraagprijs').fill('465');
  await page.getByLabel('Beschrijving').fill('Kuipfauteuil uit de jaren zestig, licht vlekje op de zitting.');
  await choose(page, 'Categorie', 'Meubels');
  await choose(page, 'Subcategorie', 'Zetels');
  await choose(page, 'Soort product', 'Fauteuils');
  await page.getByRole('textbox', { name: 'Breedte' }).fill('84');
  await page.getByRole('textbox', { name: 'Diepte' }).fill('85');
  await page.getByRole('textbox', { name: 'Hoogte' }).fill('82');
  await chooseAmongSeveral(page, 'Kleuren', 'Geel');
  await chooseAmongSeveral(page, 'Materialen', 'Fluweel');
  await page.getByText('Ik ken het merk niet', { exact: true }).click();
  await page.getByText('Vintage (ouder dan 20 jaar)').click();
  await page.getByText('Middelzwaar').click();
  await page.locator('label', { hasText: 'Eén product' }).click();
}

test('PWA-029 PWA-037 a visitor drafts offline with photos; reload and a closed tab lose nothing', async ({
  device,
}) => {
  const phone = await device({ hasServiceWorker: true, path: '/account/items/nieuw' });
  await expect(phone.page.getByRole('heading', { name: 'Nieuwe advertentie' })).toBeVisible();
  await phone.readyForOffline();
  await phone.photoToolsReady();
  await phone.goOffline();
  await expect(phone.page.getByText(/^Offline\. Je wijzigingen worden later/)).toBeVisible();

  await phone.page.getByLabel('Titel').pressSequentially('Kuipfauteuil okergeel');
  await expect(phone.page).toHaveURL(/\/account\/items\/concepten\//);
  await expect(phone.page.getByLabel('Titel')).toBeFocused();
  await expect(phone.page.getByLabel('Titel')).toHaveValue('Kuipfauteuil okergeel');
  await addPhotos(phone.page, front, side);
  await expect(photoRows(phone.page)).toHaveCount(2);
  await expect(phone.page.getByRole('button', { name: 'Advertentie plaatsen', exact: true })).toBeDisabled();

  await phone.page.reload();
  await expect(phone.page.getByLabel('Titel')).toHaveValue('Kuipfauteuil okergeel');
  await expect(photoRows(phone.page)).toHaveCount(2);

  const address = phone.page.url();
  await phone.page.getByLabel('Vraagprijs').fill('1.250');
  await expect(phone.page.getByText(/^Opgeslagen op dit apparaat/)).toBeVisible();
  await phone.page.close({ runBeforeUnload: false });
  const again = await phone.context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('Titel')).toHaveValue('Kuipfauteuil okergeel');
  await expect(again.getByLabel('Vraagprijs')).toHaveValue('1250');
  await expect(photoRows(again)).toHaveCount(2);
  await again.goto('/account/items');
  await expect(again.getByRole('link', { name: 'Kuipfauteuil okergeel' })).toBeVisible();
});

test('FORM-061 FORM-069 FORM-074 ROUTE-069 ROUTE-083 errors are shown at the fields; a complete product goes live', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller' });
  await newDraft(page);
  await page.getByLabel('Titel').fill('Kuipfauteuil okergeel jaren zestig');
  await page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Nog niet alles klopt.');
  // Collapsed, so that the button to publish stays in the viewport of a phone.
  await expect(page.getByRole('button', { name: 'Advertentie plaatsen', exact: true })).toBeInViewport();
  await summary.getByRole('link', { name: 'Naar het eerste veld' }).click();
  await expect(page.getByRole('button', { name: 'Foto’s kiezen' })).toBeInViewport();
  await summary.getByText(/^Alle \d+ punten bekijken$/).click();
  await summary.getByRole('link', { name: 'Beschrijf het product in 20 tot 20.000 tekens.' }).click();
  await expect(page.getByLabel('Beschrijving')).toBeFocused();

  await addPhotos(page, front, heic, side);
  await fillTheRest(page);
  await expect(page.getByText('Klaar om te plaatsen')).toBeVisible();
  await page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }).click();
  // A toast on the page to which publishing leads.
  await expect(page.getByText('Je advertentie staat online.')).toBeVisible({ timeout: 120_000 });
  await expect(page).toHaveURL(/\/account\/items$/);
  await expect(page.getByRole('link', { name: 'Kuipfauteuil okergeel jaren zestig' }).first()).toBeVisible();
});

test('FORM-070 the product of a seller without publishing rights is sent to review, and the page shows that', async ({
  device,
}) => {
  const { page } = await device({ account: 'newSeller' });
  await newDraft(page);
  const title = `Kuipfauteuil van een nieuwe verkoper ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Titel').fill(title);
  await addPhotos(page, front, side);
  await fillTheRest(page);
  await page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }).click();
  await expect(page.getByText('We kijken je advertentie na.', { exact: false })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page).toHaveURL(/\/account\/items$/);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Wordt nagekeken');
  // Not public yet, so it links only to its page in the account.
  await expect(row.locator('a[href^="/products/"]')).toHaveCount(0);
  await page.goto('/net-binnen');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /van een nieuwe verkoper/ })).toHaveCount(0);
});

test('FORM-071 leaving a product for the next one shows that it is saved, and it is', async ({ device }) => {
  const { page } = await device();
  await newDraft(page);
  await page.getByLabel('Titel').fill('Eerste kuipje');
  await page.getByRole('button', { name: 'Opslaan en nieuwe advertentie', exact: true }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nieuwe advertentie' })).toBeVisible();
  await expect(page.getByLabel('Titel')).toHaveValue('');
  await page.goto('/account/items');
  await expect(page.getByRole('link', { name: 'Eerste kuipje' })).toBeVisible();
});

test('every screen of selling has a title of its own', async ({ device }) => {
  const { page } = await device();
  const titles = {
    '/account/items': 'Mijn advertenties',
    '/account/items/nieuw': 'Nieuwe advertentie',
    '/account/items/concepten/3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11': 'Dit concept staat niet op dit apparaat',
    '/account/synchronisatie': 'Niet-verstuurde wijzigingen',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Hervonden`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('FORM-041 a set locks the number at 1 and gives the earlier one back', async ({ device }) => {
  const { page } = await device();
  await newDraft(page);
  const number = page.getByLabel('Hoeveel heb je er?');
  await number.fill('6 stuks');
  await expect(number).toHaveValue('6');
  await page.locator('label', { hasText: 'Een set' }).click();
  await expect(number).toHaveValue('1');
  await expect(number).toBeDisabled();
  await page.locator('label', { hasText: 'Eén product' }).click();
  await expect(number).toHaveValue('6');
  await expect(number).toBeEnabled();
});

test('FORM-047 photos are put in another order by keyboard, and the first one is the main photo', async ({
  device,
}) => {
  const { page } = await device();
  await newDraft(page);
  await addPhotos(page, front, side);
  const rows = photoRows(page);
  await expect(rows.first()).toContainText('Hoofdfoto');
  // Both photos are prepared, so their rows no longer change while keys are pressed.
  await expect(rows.getByRole('img')).toHaveCount(2);
  await expect(rows.getByRole('progressbar')).toHaveCount(0);
  const names = () =>
    rows.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const [first, second] = await names();

  // With the menu: into the grid, to the second photo, past its drag handle.
  await rows.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Foto 2 verplaatsen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Instellen als hoofdfoto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([second, first]);
  await expect(rows.first()).toContainText('Hoofdfoto');

  // With the drag handle: picked up, moved past the other photo, dropped.
  await rows.first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Foto 1 verplaatsen' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The first drop position takes the focus by itself; the focus can be moved only after that.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Plaatsen/);
  await page.getByRole('button', { name: /^Plaatsen na Foto 2/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([first, second]);
});

test('UI-005 UI-006 Enter does not send the form and makes a new line in the description', async ({
  device,
}) => {
  const { page } = await device();
  await newDraft(page);
  await page.getByLabel('Titel').fill('Kuipje');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Titel')).toHaveValue('Kuipje');
  await page.getByLabel('Beschrijving').fill('Regel een');
  await page.keyboard.press('Enter');
  await page.keyboard.type('regel twee');
  await expect(page.getByLabel('Beschrijving')).toHaveValue('Regel een\nregel twee');
});

test('UI-007 at most three colours can be chosen, and the label shows that', async ({ device }) => {
  const { page } = await device();
  await newDraft(page);
  await expect(page.getByText('(max 3)').first()).toBeVisible();
  await choose(page, 'Kleuren', 'Geel');
  for (const color of ['Groen', 'Rood']) await page.getByRole('option', { name: color, exact: true }).click();
  await expect(page.getByRole('option', { name: 'Zwart', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('option', { name: 'Groen', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Zwart', exact: true })).not.toHaveAttribute('aria-disabled');
});

test('PWA-033 the same price changed on two devices: the other value is shown beside the field', async ({
  device,
}) => {
  const laptop = await device({ account: 'seller' });
  await newDraft(laptop.page);
  await laptop.page.getByLabel('Titel').fill('Kuipje van twee kanten');
  await expect(laptop.page.getByText('Opgeslagen op dit apparaat en in je account')).toBeVisible();
  await expect(laptop.page).toHaveURL(/\/account\/items\/concepten\//);
  const address = new URL(laptop.page.url()).pathname;

  const phone = await device({ account: 'seller', path: address });
  await expect(phone.page.getByLabel('Titel')).toHaveValue('Kuipje van twee kanten');
  await phone.goOffline();
  await phone.page.getByLabel('Vraagprijs').fill('50');
  await phone.page.getByLabel('Titel').click();
  await laptop.page.getByLabel('Vraagprijs').fill('45');
  await laptop.page.getByLabel('Titel').click();
  // The server has the laptop's value, so the phone is second.
  const tablet = await device({ account: 'seller', path: address });
  await expect(tablet.page.getByLabel('Vraagprijs')).toHaveValue('45');
  await tablet.context.close();

  await phone.goOnline();
  // The phone's value arrived later and wins on both devices; each device shows which value is whose.
  const note = phone.page.getByRole('group', { name: 'Een andere waarde voor dit veld' });
  await expect(note).toContainText(
    'Hier vulde je 50 in; dat staat nu in de advertentie. Op je andere apparaat was het 45.',
    { timeout: 60_000 },
  );
  await expect(phone.page.getByLabel('Vraagprijs')).toHaveValue('50');
  const loser = laptop.page.getByRole('group', { name: 'Een andere waarde voor dit veld' });
  await expect(loser).toContainText('Hier vulde je 45 in. Daarna vulde je op je andere apparaat 50 in', {
    timeout: 60_000,
  });
  await note.getByRole('button', { name: '45 gebruiken' }).click();
  await expect(phone.page.getByLabel('Vraagprijs')).toHaveValue('45');
  await expect(note).toHaveCount(0);
  await expect(laptop.page.getByLabel('Vraagprijs')).toHaveValue('45', { timeout: 60_000 });
  await expect(loser).toHaveCount(0);
});

test('PWA-033 the same field in two tabs: the value under the caret stays, and each tab shows whose value is whose', async ({
  device,
}) => {
  const first = await device();
  await newDraft(first.page);
  await first.page.getByLabel('Titel').fill('Kuipje in twee tabbladen');
  await expect(first.page).toHaveURL(/\/account\/items\/concepten\//);
  const second = await first.context.newPage();
  await second.goto(first.page.url());
  await expect(second.getByLabel('Titel')).toHaveValue('Kuipje in twee tabbladen');
  const priceOf = (page: Page) => page.getByLabel('Vraagprijs');
  const noteOf = (page: Page) => page.getByRole('group', { name: 'Een andere waarde voor dit veld' });

  await priceOf(first.page).focus();
  await priceOf(second).fill('45');
  await second.getByLabel('Titel').focus();
  await expect(second.getByText('Opgeslagen op dit apparaat', { exact: false })).toBeVisible();
  // Another tab has saved 45 by now, but this edit started from the earlier value.
  await expect(priceOf(first.page)).toHaveValue('');
  await priceOf(first.page).pressSequentially('50');
  await expect(noteOf(first.page)).toContainText(
    'Hier vulde je 50 in; dat staat nu in de advertentie. In een ander tabblad was het 45.',
  );
  await expect(priceOf(first.page)).toBeFocused();
  await expect(priceOf(first.page)).toHaveValue('50');
  await expect(noteOf(second)).toContainText(
    'Hier vulde je 45 in. Daarna vulde je in een ander tabblad 50 in',
  );
  await noteOf(second).getByRole('button', { name: '50 behouden' }).click();
  await expect(noteOf(first.page)).toHaveCount(0);
  await expect(priceOf(second)).toHaveValue('50');
});

test('PWA-037 a visitor who publishes a product is asked to sign in and continues with the same draft', async ({
  device,
}) => {
  const { page } = await device();
  await newDraft(page);
  await page.getByLabel('Titel').fill('Kuipfauteuil van een bezoeker');
  await addPhotos(page, front, side);
  await expect(photoRows(page)).toHaveCount(2);
  await fillTheRest(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }).click();
  await page.getByRole('status').getByRole('button', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres', { exact: true }).fill(accounts.seller);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Titel')).toHaveValue('Kuipfauteuil van een bezoeker');
  await expect(photoRows(page)).toHaveCount(2);
  await expect(page.getByText('Opgeslagen op dit apparaat en in je account')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }).click();
  await expect(page.getByText('Je advertentie staat online.')).toBeVisible({ timeout: 120_000 });
});
