import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '#tests/accept/fuzz/random.ts';
import { runMassAssignment } from '#tests/accept/sec/mass-assignment.ts';
import { examples, runMatrix } from '#tests/accept/sec/matrix.ts';
import { runObjectSwap } from '#tests/accept/sec/object-swap.ts';
import { principals } from '#tests/accept/sec/principals.ts';
import { operationsOf } from '#tests/accept/sec/whole-selection.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

// A short run of `npm run sec:matrix`, `sec:bola` and `sec:props`.

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ config: { staffSecondFactor: 'required' } });
});

afterAll(() => api.close());

test('PERM-008 API-004 every operation has an example, and none is left over', () => {
  const names = operationsOf(api.server.schema).map(({ field }) => field.name);
  expect(Object.keys(examples).sort()).toEqual(names.sort());
});

test('PERM-008 ERR-002 ERR-003 ERR-004 each operation lets in and refuses whom the table names, and a refusal changes nothing', async () => {
  const { cells, findings } = await runMatrix(
    api,
    (_operation, at, who) => (principals.indexOf(who) + at) % 4 === 0,
  );
  expect(findings).toEqual([]);
  expect(cells).toBeGreaterThan(180);
}, 600_000);

test('ids of other people in any place reveal nothing of them and change nothing of theirs (S4)', async () => {
  const { calls, findings } = await runObjectSwap(api, createRandom(20), 2);
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(300);
}, 240_000);

test('no mutation takes a field that nobody may set (S5)', async () => {
  const { tries, findings } = await runMassAssignment(api, (at) => at % 5 === 0);
  expect(findings).toEqual([]);
  expect(tries).toBeGreaterThan(250);
}, 240_000);
