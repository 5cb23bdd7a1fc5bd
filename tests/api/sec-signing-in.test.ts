import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '#tests/accept/fuzz/random.ts';
import { type AccountFixture, openAccountFixture } from '#tests/accept/sec/account-fixture.ts';
import { csrfFigures, socketFigures as socketOriginFigures } from '#tests/accept/sec/csrf.ts';
import { answersFigure, askAt, doorNames, queuedFigure } from '#tests/accept/sec/enumeration.ts';
import { linkFigures } from '#tests/accept/sec/links.ts';
import { passwordFigures, pasteFigure } from '#tests/accept/sec/password.ts';
import { payloads, redirectFigures, signUpOnward } from '#tests/accept/sec/redirect.ts';
import type { Figure } from '#tests/accept/sec/run-script.ts';
import { staffFigures } from '#tests/accept/sec/staff.ts';
import { socketFigures, tokenFigures } from '#tests/accept/sec/token.ts';
import { medianOf, sameDistribution } from '#tests/accept/sec/two-samples.ts';

// A short run of `npm run sec:token`, `sec:links`, `sec:redirect`, `sec:csrf`, `sec:staff`, `sec:password` and
// `sec:enumeration`. Times are measured only by the scripts, because the machine may be busy during these tests.

let fixture: AccountFixture;

beforeAll(async () => {
  fixture = await openAccountFixture({ staffSecondFactor: 'required' });
});

// Resets the limits of the one client address that all tests share.
beforeEach(async () => {
  for (const name of ['login-address', 'link-caller', 'sign-up-caller'])
    await fixture.api.server.deps.limits.forget({ name, times: 30, seconds: 900 }, '127.0.0.1');
});

afterAll(() => fixture.api.close());

const missed = (figures: readonly Figure[]) => figures.filter(({ holds }) => !holds);
const timed = ({ bar }: Figure) => bar.endsWith(' ms');

test('S13 tokens are long, stored as hashes, end in time and by every act that ends them', async () => {
  expect(missed(await tokenFigures(fixture, { tokens: 3 }))).toEqual([]);
}, 120_000);

test('S13 every act that ends a token closes its sockets', async () => {
  const figures = await socketFigures(fixture);
  expect(figures.map(({ found }) => found.split(', ')[1])).toEqual(
    Array.from({ length: 4 }, () => 'code 4403'),
  );
}, 120_000);

test('S14 AUTH-044 AUTH-046 AUTH-049 mailed links count once, for their time, and not by being opened', async () => {
  expect(missed(await linkFigures(fixture, { replays: 36 }))).toEqual([]);
}, 120_000);

test('S15 no redirect parameter leads to another site', async () => {
  const some = payloads.filter((_payload, at) => at % 7 === 0);
  expect(payloads.length).toBeGreaterThanOrEqual(100);
  expect(missed([...(await redirectFigures(fixture, some)), await signUpOnward(fixture)])).toEqual([]);
}, 120_000);

test('S19 API-001 a mutation is a POST of JSON, and a socket opens for our own pages and authenticates first', async () => {
  const figures = [...(await csrfFigures(fixture.api)), ...(await socketOriginFigures(fixture.api))];
  expect(missed(figures).filter((figure) => !timed(figure))).toEqual([]);
  expect(figures.filter(timed).map(({ found }) => found.split(', ')[1])).toEqual(['code 4408']);
}, 120_000);

test('S23 PERM-008 staff are staff by their second factor, and nobody is by a claim', async () => {
  expect(missed(await staffFigures(fixture))).toEqual([]);
}, 120_000);

test('S10 AUTH-023 AUTH-024 passwords are hashed in full with argon2id, and the usual ones refused', async () => {
  expect(missed([pasteFigure()])).toEqual([]);
  expect(
    missed(await passwordFigures(fixture, ['vier gewone woorden en 1 getal, 8 ', `${'x'.repeat(1023)}1`])),
  ).toEqual([]);
}, 120_000);

test('ERR-008 S12 a trusted proxy reports where a request comes from', async () => {
  const asked: string[] = [];
  for (let at = 1; at <= 33; at += 1) {
    const response = await fixture.api.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': `10.77.0.${at}` },
      payload: { query: `mutation { requestPasswordReset(email: "n${at}@hervonden.test") { __typename } }` },
    });
    asked.push(response.body.includes('"Requested"') ? 'let in' : response.body);
  }
  expect(new Set(asked)).toEqual(new Set(['let in']));
});

describe('S11 whether there is an account', () => {
  test('is revealed by no answer, and leaves the same work behind', async () => {
    const figures: Figure[] = [];
    for (const door of doorNames) {
      figures.push(answersFigure(door, await askAt(fixture, door, 3, 40 + doorNames.indexOf(door))));
      if (door !== 'login') figures.push(await queuedFigure(fixture, door, 3));
    }
    expect(missed(figures)).toEqual([]);
  }, 120_000);

  test('is measured by a test that distinguishes two samples and accepts equal ones', () => {
    const random = createRandom(7);
    const sample = (shift: number) => Array.from({ length: 500 }, () => random.next() + shift);
    expect(sameDistribution(sample(0), sample(0))).toBeGreaterThan(0.05);
    expect(sameDistribution(sample(0), sample(0.2))).toBeLessThan(0.0001);
    expect(medianOf([3, 1, 2, 10])).toBe(2.5);
  });
});
