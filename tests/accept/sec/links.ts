import { randomBytes } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import { createLink, type LinkPurpose } from '#server/modules/auth/links.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { AccountFixture } from './account-fixture.ts';
import { addressOf } from './http.ts';
import { type Figure, held, none } from './run-script.ts';

const minute = 60_000;
const password = 'winter-in-gent-3';

/**
 * The kinds of emailed links: their parameter, how they are redeemed, and how long they are valid (AUTH-044,
 * docs/readings.md).
 */
const kinds = [
  {
    purpose: 'magic_link',
    parameter: 'magicLinkToken',
    lifetime: 15 * minute,
    redeem: (api: ApiHarness, token: string) => act(api, 'validateMagicLink', { token }),
  },
  {
    purpose: 'reset_password',
    parameter: 'pwResetToken',
    lifetime: 60 * minute,
    redeem: (api: ApiHarness, token: string) =>
      act(api, 'resetPassword', { token, password, confirmPassword: password }),
  },
  {
    purpose: 'verify_email',
    parameter: 'verifyEmailToken',
    lifetime: 7 * 24 * 60 * minute,
    redeem: (api: ApiHarness, token: string) => act(api, 'verifyEmail', { token }),
  },
] as const satisfies readonly { readonly purpose: LinkPurpose; readonly [more: string]: unknown }[];

type Kind = (typeof kinds)[number];

async function linkFor({ api, clock }: AccountFixture, { purpose }: Kind): Promise<string> {
  const user = await makeUser(api.db, { isActive: purpose !== 'verify_email' });
  return (await createLink(api.db, { purpose, userId: user.id }, clock.now())).token;
}

const isIn = ({ __typename }: { readonly __typename: string }) => !__typename.endsWith('Error');

/**
 * Emailed links: how long they are valid, that each can be redeemed once, and that opening one does not redeem it
 * (S14).
 */
export async function linkFigures(
  fixture: AccountFixture,
  size: { readonly replays: number },
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) figures.push(await lifetimeOf(fixture, kind));
  figures.push(await replays(fixture, size.replays), await guesses(fixture, size.replays));
  figures.push(await opened(fixture), ...(await mailed(fixture)));
  return figures;
}

async function lifetimeOf(fixture: AccountFixture, kind: Kind): Promise<Figure> {
  const [early, late] = [await linkFor(fixture, kind), await linkFor(fixture, kind)];
  fixture.clock.advance(kind.lifetime - 1000);
  const inTime = isIn(await kind.redeem(fixture.api, early));
  fixture.clock.advance(1000);
  const tooLate = isIn(await kind.redeem(fixture.api, late));
  return {
    what: `${kind.purpose} counts up to its last second and not after`,
    bar: `${kind.lifetime / minute} minutes`,
    found: inTime && !tooLate ? 'yes' : `in time: ${inTime}, too late: ${tooLate}`,
    holds: inTime && !tooLate,
  };
}

/** Redeems each link once and then repeatedly, in sequence and concurrently. */
async function replays(fixture: AccountFixture, count: number): Promise<Figure> {
  let accepted = 0;
  const perKind = Math.ceil(count / kinds.length);
  for (const kind of kinds) {
    const token = await linkFor(fixture, kind);
    // Exactly one of many concurrent requests succeeds.
    const burst = await Promise.all(Array.from({ length: 10 }, () => kind.redeem(fixture.api, token)));
    accepted += burst.filter(isIn).length - 1;
    for (let at = 9; at < perKind; at += 1) if (isIn(await kind.redeem(fixture.api, token))) accepted += 1;
  }
  return none('replays of a used link that were accepted', accepted, perKind * kinds.length);
}

async function guesses(fixture: AccountFixture, count: number): Promise<Figure> {
  let accepted = 0;
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at % kinds.length] ?? kinds[0];
    if (isIn(await kind.redeem(fixture.api, randomBytes(32).toString('base64url')))) accepted += 1;
  }
  return none('guessed links that were accepted', accepted, count);
}

/** Requests that link scanners of mail providers make; none of them redeems the link. */
async function opened(fixture: AccountFixture): Promise<Figure> {
  const url = await addressOf(fixture.api);
  let burnt = 0;
  let asked = 0;
  for (const kind of kinds) {
    const token = await linkFor(fixture, kind);
    const operation = encodeURIComponent(`mutation { validateMagicLink(token: "${token}") { __typename } }`);
    for (const path of [
      `/account?${kind.parameter}=${token}`,
      `/?${kind.parameter}=${token}`,
      `/graphql?query=${operation}`,
    ]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        asked += 1;
        await fetch(`${url}${path}`, { method, headers: { accept: 'text/html' }, redirect: 'manual' });
      }
    }
    if (!isIn(await kind.redeem(fixture.api, token))) burnt += 1;
  }
  return {
    ...none('links used up by being opened', burnt, kinds.length),
    bar: `0 of ${kinds.length}, each opened ${asked / kinds.length} times`,
  };
}

/** A link from a real email: long enough, stored only as a hash, and not leaked in a referrer. */
async function mailed({ api, mails }: AccountFixture): Promise<readonly Figure[]> {
  const user = await makeUser(api.db);
  await act(api, 'requestMagicLink', { email: user.email });
  await api.server.background.runOnce();
  const token = tokenIn(
    mails.findLast(({ to }) => to === user.email),
    'magicLinkToken',
  );
  const bits = Buffer.from(token, 'base64url').length * 8;
  const response = await fetch(`${await addressOf(api)}/account?magicLinkToken=${token}`, {
    headers: { accept: 'text/html' },
  });
  const referrer = response.headers.get('referrer-policy') ?? '';
  const stored = await inTransaction(api.db, async (tx) =>
    JSON.stringify([
      await tx.selectFrom('one_time_links').selectAll().execute(),
      await tx.selectFrom('event_outbox').selectAll().execute(),
      await tx.selectFrom('audit_log').selectAll().execute(),
    ]),
  );
  return [
    { what: 'bits of a token', bar: '>= 128', found: String(bits), holds: bits >= 128 },
    none(
      'places that keep the token itself: tables, events, audit log, log',
      Number(stored.includes(token)) + Number(api.logged.join('').includes(token)),
      4,
    ),
    held(
      `the page tells no other site its address (referrer-policy: ${referrer})`,
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(referrer),
    ),
  ];
}
