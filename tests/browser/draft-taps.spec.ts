import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const photos = ['tests/photos/02-jpeg-12mp-orientation8-gps.jpg', 'tests/photos/12-photo.webp'];

test('PWA-037 @phone a prepared seller places a product with at most twelve taps besides typing', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller', path: '/account/items/nieuw' });
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  const type = (text: string) => page.keyboard.type(text);
  // The pictures are chosen in a window of the phone.
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Voorkant: foto toevoegen' }));
  await (await chooser).setFiles(photos);
  await tap(page.getByLabel('Titel'));
  await type('Kuipfauteuil van okergeel fluweel');
  // The next key of the keyboard leads from field to field.
  await page.keyboard.press('Enter');
  await type('465');
  await expect(page.getByText(/^jij ontvangt/)).toBeVisible();
  await page.keyboard.press('Enter');
  await type('Uit de jaren zestig, met een licht vlekje op de zitting.');
  await tap(page.getByRole('button', { name: 'Meubels › Zetels › Fauteuils' }));
  await tap(page.getByRole('button', { name: 'Volgende: Afmetingen' }));
  for (const [place, centimetres] of ['84', '85', '82'].entries()) {
    if (place > 0) await page.keyboard.press('Enter');
    await type(centimetres);
  }
  await page.keyboard.press('Enter');
  await type('Artifort');
  await tap(page.getByRole('button', { name: 'Geel', exact: true }));
  await tap(page.getByRole('button', { name: 'Fluweel', exact: true }));
  await tap(page.getByText('Vintage (ouder dan 20 jaar)'));
  await tap(page.getByText('Middelzwaar'));
  await tap(page.locator('label', { hasText: 'Eén product' }));
  await expect(page.getByText('Klaar om te plaatsen')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }));
  await expect(page.getByText('Je advertentie staat online.')).toBeVisible({ timeout: 120_000 });
  expect(taps).toBeLessThanOrEqual(12);
});
