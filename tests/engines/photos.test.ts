import sharp from 'sharp';
import { syncSchemaVersion } from '#domain/sync/protocol.ts';
import { graphql, loginAs } from '#tests/browser/fixtures/accounts.ts';
import { newAccount } from '#tests/browser/fixtures/mailbox.ts';
import { addPhotos, saved, thumbnails, title } from './fixtures/draft-form.ts';
import { signedIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

interface Draft {
  readonly title: string;
  readonly photos: readonly { readonly hash: string | null; readonly mediaKey: string | null }[];
}

const query = `{ pullDrafts(limit: 10, schemaVersion: ${syncSchemaVersion}) {
  ... on DraftsPage { documents { title photos { hash mediaKey } } } } }`;

test('IMG-001 IMG-006 PWA-035 PWA-036 a JPEG and a HEIC are prepared in the worker, shown, and stored in the account as JPEG', async ({
  visitor,
  network,
}) => {
  const email = await newAccount(network.serverUrl);
  const page = await signedIn(visitor, email, '/account/items/nieuw');
  await page.type(title, 'Kast met twee foto’s');
  await expect.poll(() => page.path()).toMatch(/\/account\/items\/concepten\//);
  await addPhotos(page, '02-jpeg-12mp-orientation8-gps.jpg', '01-heic-12mp-orientation6-gps.heic');

  const { authToken } = await loginAs(network.serverUrl, email);
  const photosOnServer = async () => {
    const { pullDrafts } = await graphql<{ pullDrafts: { documents: readonly Draft[] } }>(
      network.serverUrl,
      query,
      {},
      authToken,
    );
    return pullDrafts.documents.flatMap(({ photos }) => photos);
  };
  await expect
    .poll(async () => (await photosOnServer()).filter(({ mediaKey }) => mediaKey !== null).length)
    .toBe(2);
  await page.sees(saved);
  await expect.poll(() => page.drawnImages(thumbnails)).toBe(2);
  for (const { hash } of await photosOnServer()) {
    const response = await fetch(`${network.serverUrl}/api/media/own/${hash}`, {
      headers: { authorization: `Token ${authToken}` },
    });
    const { format, width, height, exif } = await sharp(await response.arrayBuffer()).metadata();
    // Upright, within 2000 x 2000 pixels, and without the camera's data.
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1500, height: 2000 });
  }
});
