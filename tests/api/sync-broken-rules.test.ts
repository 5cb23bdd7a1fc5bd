import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSyncEngine } from '#server/modules/sync/engine.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { breakages } from './sync/broken-parts.ts';
import { addressPlan, checkContract } from './sync/contract-property.ts';
import { engineDriver, type TestCaller } from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
let people: TestCaller[];

beforeAll(async () => {
  api = await startApi();
  people = [await makeCaller(api), await makeCaller(api)];
});

afterAll(async () => await api.close());

describe('the contract property has teeth: it fails for each broken rule', () => {
  test('an engine with all its parts passes', async () => {
    const driver = engineDriver(api.db, createSyncEngine());
    await checkContract(api.db, driver, { plan: addressPlan, runs: 60, people });
  });

  for (const { name, parts, purge } of breakages) {
    test(name, async () => {
      const driver = engineDriver(api.db, createSyncEngine(parts));
      const options = { plan: addressPlan, runs: 400, people, shrinks: false, ...(purge && { purge }) };
      await expect(checkContract(api.db, driver, options)).rejects.toThrow();
    });
  }
});
