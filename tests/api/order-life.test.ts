import { expect, test } from 'vitest';
import { runLives } from '../accept/order-life/run-lives.ts';

test('ORDER-020 simulated order lives match to the cent, come to an end, and send each payout and email once', async () => {
  const { findings, steps, ends, emails, payouts } = await runLives({
    ...{ count: 12, seed: 4, fleet: null, isCoarse: true },
  });
  expect(findings).toEqual([]);
  // Guards against a run in which little happens.
  expect(ends.get('bought') ?? 0).toBeGreaterThan(6);
  expect(steps.size).toBeGreaterThan(10);
  expect([emails > 50, payouts > 3]).toEqual([true, true]);
  expect(steps.get('buyer withdrawal_declare') ?? 0).toBeGreaterThan(2);
  expect(steps.get('use a gift card') ?? 0).toBeGreaterThan(0);
  expect(steps.get('bank charges back') ?? 0).toBeGreaterThan(0);
}, 240_000);
