import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { signUpProblems } from '#domain/account/sign-up.ts';
import { act } from '#tests/factories/account-client.ts';
import type { ServerProcess } from '#tests/setup/spawn-server.ts';
import type { AccountFixture } from './account-fixture.ts';
import { askFrom } from './own-process.ts';
import { type Figure, held, none } from './run-script.ts';

/** The most common passwords that satisfy the rule of letters and digits. */
const tops = [
  ...['password1', 'Password123', 'welkom01', 'Welkom123', 'qwerty123', 'iloveyou1', 'abc12345', 'a1b2c3d4'],
  ...['1q2w3e4r', 'passw0rd', 'letmein1', 'ajax1234', 'feyenoord1', 'azerty123', 'hallo123', '1qaz2wsx'],
];

/** Realistic passwords: long, with spaces, in any script. */
const odd = [
  `${'w'.repeat(63)}7`,
  'vier gewone woorden en 1 getal, met spaties aan het eind 8 ',
  `Ünïcødé-wachtwoord-${'ß'.repeat(40)}-4`,
  `한국어비밀번호-${'日本語'.repeat(20)}-9a`,
  `👩‍🎨🪑🛋️ kast nummer 5 `,
  `${'langer-dan-bcrypt-'.repeat(12)}3`,
  `${'x'.repeat(1023)}1`,
];

async function signUp({ api }: AccountFixture, password: string) {
  const email = `${crypto.randomUUID()}@hervonden.test`;
  // The limit per client address is not under test here.
  await api.server.deps.limits.forget({ name: 'sign-up-caller', times: 20, seconds: 3600 }, '127.0.0.1');
  const answer = await act(api, 'createUser', { email, password, name: 'Nieuw Persoon' });
  await api.db.updateTable('users').set({ is_active: true }).where('email', '=', email).execute();
  return { email, code: answer.errorCode ?? null };
}

async function opens({ api }: AccountFixture, email: string, password: string): Promise<boolean> {
  await api.server.deps.limits.forget({ name: 'login-address', times: 30, seconds: 900 }, '127.0.0.1');
  return (await act(api, 'login', { email, password })).__typename === 'User';
}

/** How passwords are stored, and which are accepted (S10). */
export async function passwordFigures(fixture: AccountFixture, some = odd): Promise<readonly Figure[]> {
  const cut: string[] = [];
  for (const password of some) {
    const { email, code } = await signUp(fixture, password);
    const whole = code === null && (await opens(fixture, email, password));
    // Shortened by one character, with one character changed, or trimmed, it is another password.
    const letters = [...password];
    const near = [
      letters.slice(0, -1).join(''),
      `${letters.slice(0, 8).join('')}#${letters.slice(9).join('')}`,
      password.trim(),
    ];
    const others = await Promise.all(
      near.filter((one) => one !== password).map((one) => opens(fixture, email, one)),
    );
    if (!whole || others.includes(true)) cut.push(password.slice(0, 20));
  }
  const { email } = await signUp(fixture, 'zomer-in-utrecht-2');
  const { password_hash } = await fixture.api.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const [, kind, version, cost, salt = '', digest = ''] = password_hash.split('$');
  const taken = [];
  for (const top of tops) if ((await signUp(fixture, top)).code !== 'weak_password') taken.push(top);
  return [
    {
      what: 'kept as',
      bar: 'argon2id v=19 m=19456,t=2,p=1',
      found: `${kind} ${version} ${cost}`,
      holds: `${kind} ${version} ${cost}` === 'argon2id v=19 m=19456,t=2,p=1',
    },
    held(
      'each with 128 bits of salt and 256 of digest',
      Buffer.from(salt, 'base64').length === 16 && Buffer.from(digest, 'base64').length === 32,
    ),
    none('passwords of 16 to 1,024 letters refused, cut or changed', cut.length, some.length),
    none('common passwords that a sign-up took', taken.length, tops.length),
    held(
      'one beyond 1,024 letters is refused in words',
      (await signUp(fixture, `${'x'.repeat(1024)}1`)).code === 'weak_password',
    ),
  ];
}

/** Counts common passwords with letters and digits that are refused, either by the list or by the rule before it. */
export function listFigure(words: readonly string[]): Figure {
  const valid = (password: string) =>
    signUpProblems({ email: 'a@hervonden.test', name: 'Anna Bos', password }, null).length === 0;
  const open = words.filter((word) => valid(word) && !isCommonPassword(word));
  return {
    ...none('of the given common passwords let through', open.length, words.length),
    bar: `0 of ${words.length}, at least 3,000`,
  };
}

/** No form blocks password managers: the folders with password fields have no paste handlers. */
export function pasteFigure(): Figure {
  const root = fileURLToPath(new URL('../../../src', import.meta.url));
  const folders = ['features/account/auth', 'features/account/privacy', 'ui/kit'].map((fixture) =>
    path.join(root, fixture),
  );
  const files = folders.flatMap((fixture) =>
    readdirSync(fixture, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(fixture, file)),
  );
  const listening = files.filter((file) =>
    /onPaste|onBeforeInput|['"](paste|beforeinput)['"]/.test(readFileSync(file, 'utf8')),
  );
  return none('files with forms for passwords that listen to pasting', listening.length, files.length);
}

const search = { query: '{ searchProductsNew(limit: 24, searchString: "kast") { totalCount } }' };
const login = (at: number) => ({
  query: `mutation { login(email: "niemand-${at}@hervonden.test", password: "geraden-${at}") { __typename } }`,
});

/** Five hundred people log in at once while somebody searches; password hashing has its own queue (S10). */
export async function crowdFigure(server: ServerProcess, logins: number): Promise<readonly Figure[]> {
  for (let at = 0; at < 20; at += 1) await askFrom('127.3.0.1', server.url, search);
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: logins }, (_, at) =>
      askFrom(`127.2.${at >> 8}.${at & 255 || 1}`, server.url, login(at)),
    ),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push((await askFrom('127.3.0.1', server.url, search)).milliseconds);
  const answers = await crowd;
  const odd = answers.filter(
    ({ status, text }) => status !== 200 || !/FailedToGetError|TooManyRequestsError/.test(text),
  );
  const hashed = answers.filter(({ text }) => text.includes('FailedToGetError')).length;
  const p95 = Math.round(
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY,
  );
  return [
    none(
      `logins of a crowd answered by anything but a refusal (${hashed} hashed, the rest told to wait)`,
      odd.length,
      logins,
    ),
    {
      what: `a search meanwhile, p95 of ${times.length}`,
      bar: '< 300 ms',
      found: `${p95} ms`,
      holds: p95 < 300,
    },
  ];
}
