import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exportArchive } from '#server/modules/privacy/export-data.ts';
import { makePhotos } from '#tests/factories/products.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

const url = '/api/v2/users/me/export/';

let api: ApiHarness;
let origin: string;

beforeAll(async () => {
  api = await startApi();
  origin = await api.listen();
});
afterAll(() => api.close());

const photoFile = (key: string) =>
  path.join(api.server.deps.config.dataDir, 'media', 'originals', key.slice(0, 2), `${key}.jpg`);

/** An account with this many photos of a megabyte, and its token. */
async function owner(photos: number): Promise<{ readonly token: string; readonly keys: readonly string[] }> {
  const user = await makeUser(api.db);
  const keys = photos === 0 ? [] : await makePhotos(api.db, user.id, photos);
  for (const key of keys) {
    await mkdir(path.dirname(photoFile(key)), { recursive: true });
    await writeFile(photoFile(key), Buffer.alloc(1_000_000, 7));
  }
  return { token: await api.signIn(user), keys };
}

/** Starts an export and reads nothing of it but its headers. */
async function openExport(token: string): Promise<IncomingMessage> {
  const request = get(`${origin}${url}`, { headers: { authorization: `Token ${token}` }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function bytesOf(response: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

const faults = (from: number) =>
  api.logged
    .slice(from)
    .map((line) => JSON.parse(line) as { level: number })
    .filter(({ level }) => level >= 40);

test('L1 an export reads a photo only when the one before has been taken', async () => {
  const keys = ['a', 'b', 'c'];
  const photoRead = vi.fn(async () => Buffer.alloc(1_000_000, 7));
  const archive = exportArchive({ json: '{}', photos: keys }, { read: photoRead });
  const parts: Uint8Array[] = [];
  let photosTaken = 0;
  for await (const part of archive) {
    parts.push(part);
    if (part.length === 1_000_000) photosTaken += 1;
    expect(photoRead.mock.calls.length - photosTaken).toBeLessThanOrEqual(1);
    expect(part.length).toBeLessThanOrEqual(1_000_000);
  }
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  expect(Object.keys(files)).toEqual(['README.txt', 'data.json', ...keys.map((key) => `photos/${key}.jpg`)]);
});

test('L1 an account gets one export at a time, which costs no try, and others get theirs meanwhile', async () => {
  const big = await owner(40);
  const other = await owner(1);
  const first = await openExport(big.token);
  for (let count = 0; count < 6; count += 1) {
    const refused = await openExport(big.token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    refused.resume();
  }
  const files = unzipSync(await bytesOf(await openExport(other.token)));
  expect(files[`photos/${other.keys[0]}.jpg`]?.length).toBe(1_000_000);
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(other.keys[0]);
  first.destroy();
  const again = await vi.waitFor(async () => {
    const response = await openExport(big.token);
    expect(response.statusCode).toBe(200);
    return response;
  });
  expect(Object.keys(unzipSync(await bytesOf(again)))).toHaveLength(42);
});

test('L1 a photo that cannot be read breaks the download off, is logged once, and leaves the server and its place free', async () => {
  const user = await makeUser(api.db);
  const keys = await makePhotos(api.db, user.id, 30);
  // The other tests have made the folders of their photos.
  const broken = keys.find((key) => !existsSync(path.dirname(photoFile(key)))) ?? '';
  // A file where the folder of the photo should be: the read fails otherwise than for a photo that does not exist.
  await mkdir(path.join(photoFile(broken), '..', '..'), { recursive: true });
  await writeFile(path.join(photoFile(broken), '..'), 'x');
  const token = await api.signIn(user);
  for (let count = 0; count < 3; count += 1) {
    const before = api.logged.length;
    const download = async () => await bytesOf(await openExport(token));
    // The connection may end before the client has read the headers.
    await expect(download()).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
    await vi.waitFor(() => expect(faults(before)).toHaveLength(1));
  }
  const { token: other } = await owner(0);
  expect((await bytesOf(await openExport(other))).length).toBeGreaterThan(100);
});

test('L1 a request for the headers alone reads no photos and leaves its place free', async () => {
  const { token } = await owner(1);
  for (let count = 0; count < 3; count += 1) {
    const answer = await api.inject({ method: 'HEAD', url, headers: { authorization: `Token ${token}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
  }
});
