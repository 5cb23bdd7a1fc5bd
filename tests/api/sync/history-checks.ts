import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { pushLimit } from '#domain/sync/protocol.ts';
import { startNewEpoch } from '#server/db/epoch.ts';
import type { Database } from '#server/db/schema.ts';
import { expectPage, expectPushed, pullAll, type SyncDriver, type TestCaller } from './driver.ts';

/** Input of the checks. Each checks one rule of docs/sync.md, on correct and on deliberately broken servers. */
export interface CheckedServer {
  readonly db: Kysely<Database>;
  readonly driver: SyncDriver;
  readonly who: TestCaller;
}

const item = () => ({ id: randomUUID(), addedAt: 1, deleted: false });
const fresh = (state: unknown) => ({ newDocumentState: state });

/** Rule 9: after a backup is restored, neither an old checkpoint nor an old push is accepted. */
export async function checkEpoch({ db, driver, who }: CheckedServer): Promise<void> {
  await driver.push(who, 'wishlist', [fresh(item())]);
  const before = await pullAll(driver, who, 'wishlist');
  const former = before.checkpoint.split(':')[0] ?? '';
  expectPushed(await driver.push(who, 'wishlist', [fresh(item())], { epoch: former }));
  const epoch = await startNewEpoch(db);
  const refusal = { errorCode: 'must_refetch', epoch };
  expect(await driver.pull(who, 'wishlist', before.checkpoint, 10)).toMatchObject(refusal);
  expect(await driver.push(who, 'wishlist', [fresh(item())], { epoch: former })).toMatchObject(refusal);
  const again = await pullAll(driver, who, 'wishlist');
  expect(again.checkpoint.startsWith(`${epoch}:`)).toBe(true);
  expect(again.documents).toHaveLength(2);
}

/** Rule 9, for a push from another history alone. */
export async function checkPushEpoch({ db, driver, who }: CheckedServer): Promise<void> {
  const { checkpoint } = expectPage(await driver.pull(who, 'wishlist', null, 10));
  const [former = ''] = checkpoint.split(':');
  const epoch = await startNewEpoch(db);
  const answer = await driver.push(who, 'wishlist', [fresh(item())], { epoch: former });
  expect(answer).toMatchObject({ errorCode: 'must_refetch', epoch });
}

/** Rule 9: a text that is no checkpoint is treated as one of another history. */
export async function checkForeignCheckpoints({ driver, who }: CheckedServer): Promise<void> {
  for (const text of [
    '',
    'x',
    ':',
    '1',
    `${randomUUID()}:0`,
    `${randomUUID()}:99999999999999999999`,
    '{"seq":1}',
  ]) {
    expect(await driver.pull(who, 'wishlist', text, 10)).toMatchObject({ errorCode: 'must_refetch' });
  }
}

/** Rule 9: no checkpoint may be above what the server has written, neither before the first write nor after one. */
export async function checkCheckpointsAboveHead({ driver, who }: CheckedServer): Promise<void> {
  const [epoch = ''] = expectPage(await driver.pull(who, 'wishlist', null, 10)).checkpoint.split(':');
  const refusal = { errorCode: 'must_refetch', epoch };
  expect(await driver.pull(who, 'wishlist', `${epoch}:1`, 10)).toMatchObject(refusal);
  await driver.push(who, 'wishlist', [fresh(item())]);
  for (const beyond of ['99999', '2', '0:99999'])
    expect(await driver.pull(who, 'wishlist', `${epoch}:${beyond}`, 10)).toMatchObject(refusal);
  expectPage(await driver.pull(who, 'wishlist', `${epoch}:1`, 10));
}

/** Rule 11, for a server that supports versions 2 and 3. */
export async function checkVersions({ driver, who }: CheckedServer): Promise<void> {
  const answers = { 1: 'client_outdated', 2: undefined, 3: undefined, 4: 'server_outdated' };
  for (const [version, errorCode] of Object.entries(answers)) {
    const how = { version: Number(version) };
    const pulled = await driver.pull(who, 'wishlist', null, 10, how);
    const pushed = await driver.push(who, 'wishlist', [fresh(item())], how);
    expect('errorCode' in pulled ? pulled.errorCode : undefined).toBe(errorCode);
    expect('errorCode' in pushed ? pushed.errorCode : undefined).toBe(errorCode);
  }
}

/** Rule 12: the maximum number of rows in a push. */
export async function checkBatchSize({ driver, who }: CheckedServer): Promise<void> {
  const rows = Array.from({ length: pushLimit + 1 }, () => fresh(item()));
  expect(await driver.push(who, 'wishlist', rows)).toMatchObject({ errorCode: 'too_many_rows' });
  expect((await pullAll(driver, who, 'wishlist')).documents).toEqual([]);
}
