import { afterAll, beforeAll, expect, test } from 'vitest';
import { PayoutServiceError } from '#server/outside/payout/payout-service.ts';
import { createPayoutSimulator } from '#server/outside/payout/simulator.ts';
import { settleAll } from '../factories/payouts.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { createManualClock } from '../setup/manual-clock.ts';

// Days on which the comparison with the provider's list could not run are compared later.

const day = 24 * 60 * 60 * 1000;
const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
const listed: string[] = [];
const withoutList = new Set<string>();
let api: ApiHarness;

const simulator = () => createPayoutSimulator(api.db, clock, 60_000);
const service = {
  create: (request: Parameters<ReturnType<typeof simulator>['create']>[0]) => simulator().create(request),
  fetchStatus: (id: string) => simulator().fetchStatus(id),
  async list(asked: string) {
    listed.push(asked);
    if (withoutList.has(asked)) throw new PayoutServiceError('The payout service did not answer.');
    return await simulator().list(asked);
  },
};

beforeAll(async () => {
  api = await startApi({ clock, payouts: { kind: 'PROVIDER', service } });
});
afterAll(() => api.close());

const compared = async () => {
  const rows = await api.db
    .selectFrom('payout_reconciliations')
    .select('day')
    .where('compared', 'is not', null)
    .orderBy('day')
    .execute();
  return rows.map((row) => row.day);
};

test('every day that an outage left out is compared afterwards, the oldest first', async () => {
  clock.advance(day);
  await settleAll(api);
  expect(await compared()).toEqual(['2026-03-02']);

  listed.length = 0;
  withoutList.add('2026-03-04');
  clock.advance(4 * day);
  await settleAll(api);
  expect([...new Set(listed)]).toEqual(['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']);
  // The day without a list does not delay the others.
  expect(await compared()).toEqual(['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06']);

  withoutList.clear();
  clock.advance(day);
  await settleAll(api);
  expect(await compared()).toEqual([
    ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'],
  ]);
});
