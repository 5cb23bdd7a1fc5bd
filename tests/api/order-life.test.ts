import { expect, test } from 'vitest';
import { runLives } from '../accept/order-life/run-lives.ts';

test('ORDER-020 simulated order lives match to the cent, come to an end, and send each payout and email once', async () => {
  const { findings, steps, ends, emails, payouts } = await runLives({
    ...{ count: 12, seed: 4, fleet: null, isCoarse: true },
  });
  // As one text, because the message of a failed test then holds every finding.
  expect(findings.join('\n')).toBe('');
  // Guards against a run in which little happens.
  expect(ends.get('bought') ?? 0).toBeGreaterThan(4);
  expect(steps.size).toBeGreaterThan(10);
  expect([emails > 50, payouts > 3]).toEqual([true, true]);
  // The order of simultaneous requests differs between runs, and with it which of these happen how often.
  const special = ['buyer withdrawal_declare', 'use a gift card', 'bank charges back'];
  expect(special.reduce((sum, step) => sum + (steps.get(step) ?? 0), 0)).toBeGreaterThan(3);
}, 240_000);
