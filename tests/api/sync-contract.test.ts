import { afterAll, beforeAll, describe, test } from 'vitest';
import { pushLimitRule } from '#server/modules/sync/limits.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { addressPlan, checkContract, draftPlan } from './sync/contract-property.ts';
import { httpDriver, type TestCaller } from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
let people: TestCaller[];

beforeAll(async () => {
  api = await startApi();
  people = [await makeCaller(api), await makeCaller(api)];
});

/** The rate limit is tested elsewhere. */
async function before(): Promise<void> {
  for (const { userId } of people) await api.server.deps.limits.forget(pushLimitRule, userId);
}

afterAll(async () => await api.close());

describe('the server contract of replication, over HTTP on real SQL (rules 1 to 9)', () => {
  test('PWA-034 addresses: pages, seqs, conflicts, tombstones, owners and the purge follow the model', async () => {
    await checkContract(api.db, httpDriver(api), { plan: addressPlan, runs: 60, people, before });
  });

  test('PWA-033 listing drafts: pages, seqs, conflicts, tombstones, owners and the purge follow the model', async () => {
    await checkContract(api.db, httpDriver(api), { plan: draftPlan, runs: 40, people, before });
  });
});
