import { randomUUID } from 'node:crypto';
import { newUserRow } from '#server/modules/auth/users.ts';
import { createRandom } from '../fuzz/random.ts';
import type { AccountFixture } from './account-fixture.ts';
import { addressOf, post } from './http.ts';
import { type Figure, none } from './run-script.ts';
import { medianOf, sameDistribution } from './two-samples.ts';

/** The four operations that could reveal whether an address has an account. */
const doors = {
  login:
    'mutation ($email: String!) { it: login(email: $email, password: "niet-dit-wachtwoord-1") { __typename ... on Error { errorCode message } } }',
  'magic link':
    'mutation ($email: String!) { it: requestMagicLink(email: $email) { __typename ... on Requested { success } ... on Error { errorCode message } } }',
  reset:
    'mutation ($email: String!) { it: requestPasswordReset(email: $email) { __typename ... on Requested { success } ... on Error { errorCode message } } }',
  resend:
    'mutation ($email: String!) { it: resendEmailVerification(email: $email) { __typename ... on Requested { success } ... on Error { errorCode message } } }',
} as const;
type Door = keyof typeof doors;
export const doorNames = Object.keys(doors) as readonly Door[];

/**
 * Inserts many accounts with one password hash, which costs what a sign-up's costs; hashing each password would take
 * longer than the test.
 */
async function manyAccounts(
  { api }: AccountFixture,
  count: number,
  isActive: boolean,
): Promise<readonly string[]> {
  const person = { email: 'model@hervonden.test', name: 'Robin de Vries', password: 'zomer-in-utrecht-1' };
  const row = await newUserRow({ ...person, isActive }, new Date());
  const rows = Array.from({ length: count }, () => ({
    ...row,
    ...{ id: randomUUID(), email: `${randomUUID()}@hervonden.test`, wishlist_uuid: randomUUID() },
  }));
  await api.db.insertInto('users').values(rows).execute();
  return rows.map(({ email }) => email);
}

interface Asked {
  readonly isKnown: boolean;
  readonly milliseconds: number;
  /** Everything that could differ: status, headers except the date, and body. */
  readonly answer: string;
}

/**
 * Calls an operation with known and equally many unknown addresses, in random order, each from a different client
 * address.
 */
export async function askAt(
  fixture: AccountFixture,
  door: Door,
  count: number,
  seed: number,
): Promise<readonly Asked[]> {
  const url = await addressOf(fixture.api);
  const random = createRandom(seed);
  // Only inactive accounts can get another confirmation; the other operations need active ones.
  const known = await manyAccounts(fixture, count, door !== 'resend');
  const questions = [
    ...known.map((email) => ({ email, isKnown: true })),
    ...known.map(() => ({ email: `${randomUUID()}@hervonden.test`, isKnown: false })),
  ]
    .map((question) => ({ question, order: random.next() }))
    .toSorted((a, b) => a.order - b.order);
  const asked: Asked[] = [];
  for (const [at, { question }] of questions.entries()) {
    const headers = { 'x-forwarded-for': `10.${seed % 250}.${at >> 8}.${at & 255}` };
    const body = { query: doors[door], variables: { email: question.email } };
    const from = performance.now();
    const { status, text, headers: answerHeaders } = await post(url, body, { headers });
    const milliseconds = performance.now() - from;
    const heads = [...answerHeaders.entries()].filter(([name]) => name !== 'date').toSorted();
    asked.push({ isKnown: question.isKnown, milliseconds, answer: JSON.stringify([status, heads, text]) });
  }
  return asked;
}

/** Known and unknown addresses get the same answer (S11). */
export function answersFigure(door: string, asked: readonly Asked[]): Figure {
  const answers = (isKnown: boolean) =>
    new Set(asked.filter((one) => one.isKnown === isKnown).map(({ answer }) => answer));
  const [known, unknown] = [answers(true), answers(false)];
  const differing = [...known].filter((answer) => !unknown.has(answer)).length + unknown.size - 1;
  return none(`${door}: answers that differ in body, status or headers`, differing, asked.length);
}

/**
 * Known and unknown addresses are answered after the same time. A difference that occurs by chance once in a hundred
 * times is measured a second time.
 */
export async function timingFigures(
  fixture: AccountFixture,
  door: Door,
  count: number,
): Promise<readonly Figure[]> {
  const tried: { readonly apart: number; readonly chance: number }[] = [];
  let asked: readonly Asked[] = [];
  for (const seed of [11, 12]) {
    asked = await askAt(fixture, door, count, seed + 10 * doorNames.indexOf(door));
    const times = (isKnown: boolean) =>
      asked.filter((one) => one.isKnown === isKnown).map(({ milliseconds }) => milliseconds);
    const apart = Math.abs(medianOf(times(true)) - medianOf(times(false)));
    tried.push({ apart, chance: sameDistribution(times(true), times(false)) });
    if (apart <= 5 && (tried.at(-1)?.chance ?? 0) > 0.01) break;
  }
  const last = tried.at(-1) ?? { apart: Number.NaN, chance: 0 };
  const all = tried.map(({ chance }) => chance.toFixed(3)).join(', then ');
  return [
    answersFigure(door, asked),
    {
      what: `${door}: medians of ${count} + ${count} apart`,
      bar: '<= 5 ms',
      found: `${last.apart.toFixed(2)} ms`,
      holds: last.apart <= 5,
    },
    { what: `${door}: Kolmogorov-Smirnov p`, bar: '> 0.01', found: all, holds: last.chance > 0.01 },
  ];
}

/** The work that a request queues: the same domain event for every address; its event handler sends the email. */
export async function queuedFigure(fixture: AccountFixture, door: Door, count: number): Promise<Figure> {
  const events = async () =>
    (
      await fixture.api.db
        .selectFrom('event_outbox')
        .select(['type', 'payload'])
        // The dispatcher updates rows, which changes the order in which a query without one returns them.
        .orderBy('position')
        .execute()
    ).map(
      ({ type, payload }) =>
        `${type} ${Object.keys(payload as object)
          .sort()
          .join()}`,
    );
  const before = (await events()).length;
  await askAt(fixture, door, count, 77);
  const made = (await events()).slice(before);
  return none(
    `${door}: questions that leave another kind of work behind`,
    Math.abs(made.length - 2 * count) + new Set(made).size - 1,
    2 * count,
  );
}
