import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaFiles, mediaFiles } from '#server/modules/media/media-files.ts';
import { pictureUsers } from '#server/modules/media/picture-users.ts';
import { ownedMedia } from '#server/modules/media/public.ts';
import { renditionName } from '#server/modules/media/render.ts';
import { sweepMedia } from '#server/modules/media/sweep.ts';
import { completeDraft, makeProduct, storeDraft } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

/** Columns named like a picture's key that hold something else. */
const otherKeys = [
  ...['app_meta.key', 'boards.share_key', 'passkeys.public_key', 'rate_limits.key'],
  ...['simulated_payments.idempotency_key', 'simulated_payouts.idempotency_key'],
  ...['simulated_refunds.idempotency_key', 'vapid_keys.private_key', 'vapid_keys.public_key'],
];

const day = 24 * 60 * 60_000;
let api: ApiHarness;
let userId: string;
let client: ReturnType<typeof uploader>;

beforeAll(async () => {
  api = await startApi();
  const user = await makeUser(api.db);
  userId = user.id;
  client = uploader(api, await api.signIn(user));
});
afterAll(() => api.close());

const files = () => mediaFiles(api.server.deps.config.dataDir);
const sweepIn = (days: number) => sweepMedia(api.db, files(), new Date(Date.now() + days * day));
const owned = async (key: string) => (await ownedMedia(api.db, userId, [key])).has(key);

async function sent(seed: number): Promise<string> {
  const bytes = await jpegOf(seed);
  await client.send(bytes);
  return hashOf(bytes);
}

/** Makes a row of a table refer to a picture, without the rows that it refers to itself. */
async function refer(table: string, column: string, key: string): Promise<void> {
  const statements: Record<string, RawBuilder<unknown>> = {
    product_images: sql`insert into product_images (product_id, position, key, width, height, color)
      values (gen_random_uuid(), 0, ${key}, 4, 3, '#806040')`,
    listing_content_images: sql`insert into listing_content_images (content_id, index, key, alt)
      values (gen_random_uuid(), 0, ${key}, '')`,
    wanted_images: sql`insert into wanted_images (item_id, position, key, width, height, color)
      values (gen_random_uuid(), 0, ${key}, 4, 3, '#806040')`,
    case_photos: sql`insert into case_photos (entry_id, position, key) values (gen_random_uuid(), 0, ${key})`,
  };
  if (statements[table] === undefined) await makeProduct(api.db, await makeSeller(api.db));
  const statement = statements[table] ?? sql`update ${sql.table(table)} set ${sql.ref(column)} = ${key}`;
  await api.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });
}

describe('what nobody needs goes after 30 days', () => {
  test('a picture that no product and no draft shows, with its file; what a draft holds stays', async () => {
    const [unused, inDraft] = [await sent(201), await sent(202)];
    await storeDraft(api.db, userId, completeDraft([inDraft]));
    expect((await sweepIn(29)).pictures).toBe(0);
    expect((await sweepIn(31)).pictures).toBe(1);
    expect(await owned(unused)).toBe(false);
    expect(await files().original('listings', unused)).toBeNull();
    expect(await owned(inDraft)).toBe(true);
    expect(await files().original('listings', inDraft)).not.toBeNull();
  });

  test('a picture goes with its resized versions', async () => {
    const key = await sent(205);
    const name = renditionName({ bucket: 'listings', key, width: 480, height: null, fit: 'inside' }, 'avif');
    await files().keepCached(name, Buffer.alloc(8));
    await sweepIn(31);
    expect(await files().cached(name)).toBeNull();
  });

  test('a picture that a row of any table refers to stays', async () => {
    for (const [index, { table, column }] of pictureUsers.entries()) {
      const key = await sent(210 + index);
      await refer(table, column, key);
      await sweepIn(31);
      expect(await owned(key), `${table}.${column}`).toBe(true);
    }
  });

  test('every column with the key of a picture is known', async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = current_schema()
      and (column_name = 'key' or column_name like '%\\_key')`.execute(api.db);
    const known = [
      ...otherKeys,
      'media.key',
      ...pictureUsers.map(({ table, column }) => `${table}.${column}`),
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test('a picture that somebody else has too leaves its file', async () => {
    const bytes = await jpegOf(203);
    const other = await makeUser(api.db);
    await client.send(bytes);
    await uploader(api, await api.signIn(other)).send(bytes);
    await storeDraft(api.db, other.id, completeDraft([hashOf(bytes)]));
    await sweepIn(31);
    expect(await owned(hashOf(bytes))).toBe(false);
    expect(await files().original('listings', hashOf(bytes))).not.toBeNull();
  });

  test('a picture that somebody else uploads during the deletion keeps its file', async () => {
    const bytes = await jpegOf(206);
    await client.send(bytes);
    const other = await makeUser(api.db);
    const theirs = uploader(api, await api.signIn(other));
    const deleting = Promise.withResolvers<void>();
    const uploaded = deleting.promise.then(() => theirs.send(bytes));
    const slow: MediaFiles = {
      ...files(),
      async dropOriginal(key) {
        deleting.resolve();
        // Long enough for an upload that does not wait for the deletion.
        await Promise.race([uploaded, setTimeout(2_000)]);
        await files().dropOriginal(key);
      },
    };
    await sweepMedia(api.db, slow, new Date(Date.now() + 31 * day));
    expect(await uploaded).toMatchObject({ statusCode: 200 });
    expect((await ownedMedia(api.db, other.id, [hashOf(bytes)])).has(hashOf(bytes))).toBe(true);
    expect(await files().original('listings', hashOf(bytes))).not.toBeNull();
  });

  test('an upload that broke off, with the chunk that arrived', async () => {
    const bytes = await jpegOf(204);
    await client.announce(bytes);
    await client.chunk(hashOf(bytes), 0, bytes.subarray(0, 50));
    expect((await sweepIn(29)).uploads).toBe(0);
    expect((await sweepIn(31)).uploads).toBe(1);
    expect(await files().readUpload(userId, hashOf(bytes))).toBeNull();
  });
});

describe('the file of an upload without a row', () => {
  test('goes some hours after its last chunk; one that has a row stays', async () => {
    const [orphan, running] = [await jpegOf(230), await jpegOf(231)];
    for (const bytes of [orphan, running]) {
      await client.announce(bytes);
      await client.chunk(hashOf(bytes), 0, bytes.subarray(0, 50));
    }
    await api.db.deleteFrom('uploads').where('hash', '=', hashOf(orphan)).execute();
    const half = async (bytes: Uint8Array) =>
      (await files().readUpload(userId, hashOf(bytes)))?.length ?? null;

    expect((await sweepIn(5 / 24)).uploads).toBe(0);
    expect(await half(orphan)).toBe(50);
    expect((await sweepIn(7 / 24)).uploads).toBe(1);
    expect([await half(orphan), await half(running)]).toEqual([null, 50]);
  });
});

test('resized copies stay within their limit: those used longest ago go first', async () => {
  const folder = path.join(api.server.deps.config.dataDir, 'media-cache', 'aa');
  await mkdir(folder, { recursive: true });
  for (const [index, name] of ['old', 'middle', 'new'].entries()) {
    await writeFile(path.join(folder, name), Buffer.alloc(1000));
    const used = new Date(Date.UTC(2026, 0, index + 1));
    await utimes(path.join(folder, name), used, used);
  }
  expect(await files().trimCache(1_000_000)).toBeGreaterThanOrEqual(3000);
  expect(await readdir(folder)).toHaveLength(3);
  expect(await files().trimCache(2300)).toBe(2000);
  expect((await readdir(folder)).sort()).toEqual(['middle', 'new']);
});
