import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { createServer, type Server } from '#server/create-server.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import type { AccountFixture } from './account-fixture.ts';
import { addressOf, authorized, listenTo, until } from './http.ts';
import { type Figure, held, none } from './run-script.ts';
import { subscriptionExamples } from './stream-matrix.ts';

const day = 24 * 60 * 60_000;

async function isKnown({ api }: AccountFixture, token: string): Promise<boolean> {
  const { data } = await api.graphql<{ me: { __typename: string } }>('{ me { __typename } }', {}, { token });
  return data.me.__typename === 'User';
}

/** How tokens are made and stored, when they end, and where they must never appear (S13). */
export async function tokenFigures(
  fixture: AccountFixture,
  size: { readonly tokens: number },
): Promise<readonly Figure[]> {
  return [
    ...(await madeAndStored(fixture, size.tokens)),
    ...(await endsByTime(fixture)),
    ...(await endsByActs(fixture)),
    await clearedAtLogout(fixture),
  ];
}

async function madeAndStored({ api }: AccountFixture, count: number): Promise<readonly Figure[]> {
  const user = await makeUser(api.db);
  const tokens = new Set<string>();
  for (let at = 0; at < count; at += 1) tokens.add(await api.signIn(user));
  const url = await addressOf(api);
  const first = [...tokens][0] ?? '';
  // A token is not accepted in these places, and is never recorded there.
  const paths = [`/api/v2/users/me/?token=${first}`, `/api/v2/users/me/?authorization=Token%20${first}`];
  let taken = 0;
  for (const path of paths) if ((await fetch(`${url}${path}`)).status !== 401) taken += 1;
  await fetch(`${url}/api/v2/users/me/`, { headers: authorized(first) });
  const stored = await everything({ api });
  const hashes = [...tokens].map((token) => createHash('sha256').update(token).digest('hex'));
  const bits = Buffer.from(first, 'base64url').length * 8;
  return [
    {
      what: 'bits of a token',
      bar: '256',
      found: String(bits),
      holds: bits === 256 && tokens.size === count,
    },
    none('tokens in any table', [...tokens].filter((token) => stored.includes(token)).length, count),
    held(
      'only their SHA-256 is kept',
      hashes.every((hash) => stored.includes(hash)),
    ),
    none(
      'tokens in the log',
      [...tokens].filter((token) => api.logged.join('').includes(token)).length,
      count,
    ),
    none('tokens taken from an address', taken, paths.length),
  ];
}

/** Every row of every table as text. */
async function everything({ api }: Pick<AccountFixture, 'api'>): Promise<string> {
  const parts: string[] = [];
  for (const { name } of await api.db.introspection.getTables()) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      api.db,
    );
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

async function endsByTime(fixture: AccountFixture): Promise<readonly Figure[]> {
  const { api, clock } = fixture;
  const user = await makeUser(api.db);
  const idle = await api.signIn(user);
  clock.advance(30 * day - 1000);
  const inTime = await isKnown(fixture, idle);
  clock.advance(30 * day);
  const tooLate = await isKnown(fixture, idle);
  const used = await api.signIn(user);
  let lastDay = 0;
  for (let at = 1; at <= 95; at += 1) {
    clock.advance(day);
    if (await isKnown(fixture, used)) lastDay = at;
  }
  return [
    held('a token without use ends after 30 days and not before', inTime && !tooLate),
    {
      what: 'a token in daily use ends',
      bar: 'after 89 whole days, at 90',
      found: `after ${lastDay}`,
      holds: lastDay === 89,
    },
  ];
}

/** Acts that end tokens; each must leave only the listed ones valid. */
async function endsByActs(fixture: AccountFixture): Promise<readonly Figure[]> {
  const { api, mails } = fixture;
  const user = await makeUser(api.db, { isStaff: true });
  const [one, two] = [await api.signIn(user), await api.signIn(user)];
  const { secret } = await act(api, 'totpSetup', {}, { token: one });
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  const code = totp.generate({ timestamp: fixture.clock.now().getTime() });
  const raised = await act(api, 'confirmTotp', { code }, { token: one });
  const rotated = [one, two, String(raised.authToken)].map((token) => isKnown(fixture, token));
  const isRotated = JSON.stringify(await Promise.all(rotated)) === '[false,false,true]';

  const other = await makeUser(api.db);
  const devices = [await api.signIn(other), await api.signIn(other), await api.signIn(other)];
  await act(api, 'requestPasswordReset', { email: other.email });
  await api.server.background.runOnce();
  const token = tokenIn(
    mails.findLast(({ to }) => to === other.email),
    'pwResetToken',
  );
  const password = 'winter-in-gent-3';
  await act(api, 'resetPassword', { token, password, confirmPassword: password });
  const left = await Promise.all(devices.map((device) => isKnown(fixture, device)));
  return [
    held('a token that gains rights is replaced, and all older ones end', isRotated),
    none('tokens left after a password reset', left.filter(Boolean).length, devices.length),
    await devicesSignOut(fixture),
  ];
}

async function devicesSignOut(fixture: AccountFixture): Promise<Figure> {
  const user = await makeUser(fixture.api.db);
  const [here, there] = [await fixture.api.signIn(user), await fixture.api.signIn(user)];
  const { data } = await fixture.api.graphql<{ devices: { data: { uuid: string; isCurrent: boolean }[] } }>(
    '{ devices { ... on DevicesSuccess { data { uuid isCurrent } } } }',
    {},
    { token: here },
  );
  const uuid = data.devices.data.find(({ isCurrent }) => !isCurrent)?.uuid ?? '';
  await act(fixture.api, 'signOutDevice', { uuid }, { token: here });
  return held(
    'a device is listed and signed out from another',
    data.devices.data.length === 2 && !(await isKnown(fixture, there)) && (await isKnown(fixture, here)),
  );
}

async function clearedAtLogout({ api }: AccountFixture): Promise<Figure> {
  const token = await api.signIn(await makeUser(api.db));
  const response = await fetch(`${await addressOf(api)}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorized(token) },
    body: JSON.stringify({ query: 'mutation { logout { __typename } }' }),
  });
  const header = response.headers.get('clear-site-data') ?? '';
  return {
    what: 'Clear-Site-Data of a logout (docs/decisions/0015)',
    bar: '"cache"',
    found: header,
    holds: header === '"cache"',
  };
}

type End = readonly [
  what: string,
  run: (fixture: AccountFixture, user: TestUser, token: string) => Promise<unknown>,
];

const ends: readonly End[] = [
  ['logout', ({ api }, _user, token) => api.graphql('mutation { logout { __typename } }', {}, { token })],
  [
    'signed out from another device',
    async ({ api }, user) => await act(api, 'signOutOtherDevices', {}, { token: await api.signIn(user) }),
  ],
  [
    'password reset',
    async ({ api, mails }, user) => {
      await act(api, 'requestPasswordReset', { email: user.email });
      await api.server.background.runOnce();
      const mail = mails.findLast(({ to }) => to === user.email);
      const password = 'winter-in-gent-3';
      await act(api, 'resetPassword', {
        token: tokenIn(mail, 'pwResetToken'),
        password,
        confirmPassword: password,
      });
    },
  ],
  [
    'account ended',
    ({ api }, user, token) =>
      api.graphql(
        'mutation ($password: String!) { deleteAccount(password: $password) { __typename } }',
        { password: user.password },
        { token },
      ),
  ],
];

/**
 * Measures how long a socket outlives its token, for each way in which a token ends. On PostgreSQL, socket and act
 * are at different servers.
 */
export async function socketFigures(fixture: AccountFixture): Promise<readonly Figure[]> {
  const { api } = fixture;
  const other = await besides(fixture);
  const url = other === null ? await addressOf(api) : await other.app.listen({ port: 0, host: '127.0.0.1' });
  const figures: Figure[] = [];
  for (const [what, end] of ends) {
    const user = await makeUser(api.db);
    const token = await api.signIn(user);
    const stream = listenTo<unknown>(url, token, subscriptionExamples.syncPokes ?? '');
    await until(() => stream.items.length > 0, 'the stream has begun');
    await end(fixture, user, token);
    const from = performance.now();
    await until(() => stream.closed() !== null, `the socket closes after ${what}`);
    const milliseconds = Math.round(performance.now() - from);
    await stream.end();
    figures.push({
      what: `a socket after ${what}${other === null ? '' : ' at another server'}, until it is closed with 4403`,
      bar: '<= 5,000 ms',
      found: `${milliseconds} ms, code ${stream.closed()}`,
      holds: stream.closed() === 4403 && milliseconds <= 5_000,
    });
  }
  await other?.close();
  return figures;
}

/** A second server on the same database; null with the embedded database. */
async function besides({ api, clock }: AccountFixture): Promise<Server | null> {
  const { config, database, log } = api.server.deps;
  return database.engine === 'postgres' ? await createServer({ config, database, log, clock }) : null;
}
