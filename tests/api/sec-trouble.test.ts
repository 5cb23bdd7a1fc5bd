import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorFigures } from '#tests/accept/sec/errors.ts';
import { type FaultyServer, openFaultyServer } from '#tests/accept/sec/faulty-server.ts';
import { logFigures } from '#tests/accept/sec/logs.ts';

// A short run of `npm run sec:errors` and `sec:logs`.

let faulty: FaultyServer;

beforeAll(async () => {
  faulty = await openFaultyServer();
});

afterAll(() => faulty.api.close());

test('S22 sign-ins, refusals and acts of staff are logged, and no secret is in the log', async () => {
  const figures = await logFigures(faulty, (at) => at % 9 === 1);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 120_000);

test('S21 any failure is answered as one sentence with a number, and logged once under it', async () => {
  const { faults, figures, findings } = await errorFigures(faulty, (at) => at % 6 === 0);
  expect(findings).toEqual([]);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
  expect(faults).toBeGreaterThan(35);
}, 120_000);
