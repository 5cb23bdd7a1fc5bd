import { newAccount } from '#tests/browser/fixtures/mailbox.ts';
import { nl } from '#tests/browser/fixtures/messages.ts';
import { addPhotos, saved, thumbnails, title } from './fixtures/draft-form.ts';
import { isReadyForOffline } from './fixtures/offline.ts';
import { signedIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

const words = 'Kuipfauteuil okergeel';

test('PWA-001 PWA-037 a draft that was written without a network survives a reload, and is in the account afterwards', async ({
  visitor,
  network,
}) => {
  const email = await newAccount(network.serverUrl);
  const page = await signedIn(visitor, email, '/account/items/nieuw');
  await page.sees({ role: 'heading', name: nl('New listing') });
  await isReadyForOffline(page);

  await network.cut();
  await page.type(title, words);
  await expect.poll(() => page.path()).toMatch(/\/account\/items\/concepten\//);
  await addPhotos(page, '02-jpeg-12mp-orientation8-gps.jpg');
  await page.sees({ text: nl('Offline. Your changes are sent later.') });
  await page.sees({
    text: nl('Saved on this device. It will be saved in your account as soon as you are online.'),
  });

  await page.reload();
  await expect.poll(() => page.value(title)).toBe(words);
  await expect.poll(() => page.drawnImages(thumbnails)).toBe(1);

  await network.connect();
  await page.sees(saved);
  await page.seesNo({ text: nl('Offline. Your changes are sent later.') });
  const address = await page.path();

  const other = await signedIn(visitor, email, address);
  await expect.poll(() => other.value(title)).toBe(words);
  await expect.poll(() => other.drawnImages(thumbnails)).toBe(1);
});
