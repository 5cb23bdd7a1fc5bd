import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remove } from '#tests/accept/sec/privacy.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const uploads = () => readdir(path.join(api.server.deps.config.dataDir, 'media', 'uploads'));

/** Starts an upload of an account and sends its first bytes only. */
async function interrupted(token: string, seed: number): Promise<string> {
  const client = uploader(api, token);
  const bytes = await jpegOf(seed);
  await client.announce(bytes);
  await client.chunk(hashOf(bytes), 0, bytes.subarray(0, 50));
  return hashOf(bytes);
}

test('L2 erasure deletes what has arrived of interrupted uploads, also without a row, and leaves those of others', async () => {
  const [me, other] = [await makeUser(api.db), await makeUser(api.db)];
  const [mine, theirs] = [await api.signIn(me), await api.signIn(other)];
  const withoutRow = await interrupted(mine, 1);
  await api.db.deleteFrom('uploads').where('hash', '=', withoutRow).execute();
  await interrupted(mine, 2);
  const kept = await interrupted(theirs, 1);
  expect(await uploads()).toHaveLength(3);

  expect((await remove(api, me.password, mine)).data.it).toEqual({ deleted: true });
  await api.server.background.runOnce();
  expect(await uploads()).toEqual([`${other.id}-${kept}.part`]);
});
