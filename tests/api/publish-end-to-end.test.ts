import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncSchemaVersion } from '#domain/sync/protocol.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { completeDraft } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { hashOf, jpegOf, uploader } from '../factories/uploads.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.close();
});

const push = `mutation ($schemaVersion: Int!, $rows: [DraftsPushRow!]!) {
  pushDrafts(schemaVersion: $schemaVersion, rows: $rows) {
    __typename ... on DraftsPushed { rejections { code fields } conflicts { id } }
  }
}`;
const pull = `query ($schemaVersion: Int!) {
  pullDrafts(schemaVersion: $schemaVersion, limit: 10) { ... on DraftsPage { documents { id deleted } } }
}`;

test('photos sent, the draft pushed and published: a visitor sees the product with its pictures', async () => {
  const seller = await makeSellerUser(api.db, { can_publish: true });
  const token = await api.signIn(seller);
  const photos = await Promise.all([jpegOf(1, 1600, 1200), jpegOf(2, 900, 1200)]);
  const send = uploader(api, token);
  for (const photo of photos) {
    const last = await send.send(photo);
    expect(last.json()).toMatchObject({ complete: true, mediaKey: hashOf(photo) });
  }
  const draft = completeDraft(photos.map(hashOf));
  const pushed = await api.graphql(
    push,
    {
      schemaVersion: syncSchemaVersion,
      rows: [{ assumedMasterState: null, newDocumentState: { ...draft, deleted: false } }],
    },
    { token },
  );
  expect(pushed.data.pushDrafts).toEqual({ __typename: 'DraftsPushed', rejections: [], conflicts: [] });
  const published = await api.graphql<{ publishDraft: { slug: string } }>(
    `mutation ($draftUuid: String!, $commandId: String!) {
      publishDraft(draftUuid: $draftUuid, commandId: $commandId) { ... on Product { slug } }
    }`,
    { draftUuid: draft.id, commandId: randomUUID() },
    { token },
  );
  const seen = await api.graphql<{
    productBySlug: { images: { key: string; width: number; height: number }[] };
  }>(
    `query ($slug: String!) {
      productBySlug(slug: $slug) { ... on Product { title images { key width height } } }
    }`,
    { slug: published.data.publishDraft.slug },
  );
  const { images } = seen.data.productBySlug;
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [900, 1200],
  ]);
  for (const { key } of images) {
    const picture = await api.inject({ method: 'GET', url: mediaUrl({ key, width: 320 }) });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
  const pulled = await api.graphql(pull, { schemaVersion: syncSchemaVersion }, { token });
  expect(pulled.data.pullDrafts).toEqual({ documents: [{ id: draft.id, deleted: true }] });
});

test('a picture of the demo catalogue is served', async () => {
  const url = mediaUrl({ key: 'tv-meubel-wenge-1.jpg', width: 480, height: 360, fit: 'cover' });
  const picture = await api.inject({ method: 'GET', url, headers: { accept: 'image/webp' } });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});
