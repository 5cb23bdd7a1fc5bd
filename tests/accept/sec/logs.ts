import { Secret, TOTP } from 'otpauth';
import { permissions } from '#server/composition.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { withFault } from './faults.ts';
import type { FaultyServer } from './faulty-server.ts';
import { addressOf, authorized, listenTo, until } from './http.ts';
import { examples, expected } from './matrix.ts';
import { makePeople, type People, principals, tokenOf } from './principals.ts';
import { type Figure, held, none } from './run-script.ts';
import { staffOperations } from './staff.ts';
import { subscriptionExamples } from './stream-matrix.ts';
import { makeThings } from './things.ts';
import { operationsOf, wholeCall } from './whole-selection.ts';

const iban = 'NL91ABNA0417164300';
const password = 'een-heel-geheim-wachtwoord-7';

/** Runs a day in the shop: what has to be logged, and what must not be (S22). */
export async function logFigures(
  faulty: FaultyServer,
  chosen: (at: number) => boolean = () => true,
): Promise<readonly Figure[]> {
  const { api } = faulty;
  const secrets: string[] = [password, iban, 'zomer-in-utrecht-1'];
  const signIns = await signInsAndOuts(faulty, secrets);
  const people = await makePeople(api);
  const refused = await refusedPermissions(api, people, secrets, chosen);
  const staff = await staffActs(api, people, secrets);
  await faultsThatQuote(api, secrets);
  return [...signIns, ...refused, staff, ...theLog(api, secrets)];
}

async function kindsOf({ api }: FaultyServer, userId: string): Promise<readonly string[]> {
  const rows = await api.db
    .selectFrom('audit_log')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Every kind of sign-in, sign-out and failed attempt, through the operations that people use. */
async function signInsAndOuts(faulty: FaultyServer, secrets: string[]): Promise<readonly Figure[]> {
  const { api, mails } = faulty;
  const email = `${crypto.randomUUID()}@hervonden.test`;
  const linkTo = async (parameter: string) => {
    await api.server.background.runOnce();
    const token = tokenIn(
      mails.findLast(({ to }) => to === email),
      parameter,
    );
    secrets.push(token);
    return token;
  };
  secrets.push(email);
  await act(api, 'createUser', { email, password, name: 'Geheim Persoon' });
  const verified = await act(api, 'verifyEmail', { token: await linkTo('verifyEmailToken') });
  const userId = String(verified.uuid);
  await act(api, 'login', { email, password: 'niet-het-goede-1' });
  const { authToken } = await act(api, 'login', { email, password });
  await act(api, 'requestMagicLink', { email });
  const magic = await act(api, 'validateMagicLink', { token: await linkTo('magicLinkToken') });
  await act(api, 'validateMagicLink', { token: 'geraden-geraden-geraden' });
  await act(api, 'updateUser', { email: `nieuw-${email}` }, { token: String(authToken) });
  await api.graphql('mutation { logout { __typename } }', {}, { token: String(authToken) });
  await act(api, 'requestPasswordReset', { email });
  const reset = await linkTo('pwResetToken');
  await act(api, 'resetPassword', {
    token: reset,
    password: `${password}b`,
    confirmPassword: `${password}b`,
  });
  secrets.push(String(verified.authToken), String(authToken), String(magic.authToken), `${password}b`);
  await secondFactor(faulty, userId, email, secrets);
  const seller = await makeSellerUser(api.db);
  const token = await api.signIn(seller);
  secrets.push(token, seller.email);
  await api.graphql(
    `mutation { updateSeller(iban: "${iban}", accountHolder: "Robin de Vries") { __typename } }`,
    {},
    { token },
  );
  const wanted = [
    ...['account_created', 'account_activated', 'sign_in', 'sign_in_failed', 'sign_in', 'sign_in'],
    ...['email_change_asked', 'sign_out', 'password_changed', 'sign_in', 'second_factor_added'],
    ...['sign_in_failed', 'sign_in', 'second_factor_removed'],
  ];
  const found = await kindsOf(faulty, userId);
  const rest = [...found];
  const missing = wanted.filter((kind) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [
    none(
      `sign-ins, failures and changes of an account without an audit line${missing.join(', ') && `: ${missing.join(', ')}`}`,
      missing.length,
      wanted.length,
    ),
  ];
}

async function secondFactor(
  { api }: FaultyServer,
  userId: string,
  email: string,
  secrets: string[],
): Promise<void> {
  await api.db.updateTable('users').set({ is_staff: true }).where('id', '=', userId).execute();
  const login = () => act(api, 'login', { email, password: `${password}b` });
  const { authToken } = await login();
  const { secret } = await act(api, 'totpSetup', {}, { token: String(authToken) });
  const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
  const confirmed = await act(api, 'confirmTotp', { code }, { token: String(authToken) });
  const codes = Array.isArray(confirmed.recoveryCodes) ? confirmed.recoveryCodes.map(String) : [];
  const ticket = String((await login()).ticket);
  await act(api, 'secondFactorLogin', { ticket, code: '000000' });
  await act(api, 'secondFactorLogin', { ticket, code: codes[0] ?? '' });
  await act(api, 'removeTotp', { code: codes[1] ?? '' }, { token: String(confirmed.authToken) });
  secrets.push(String(secret), String(authToken), String(confirmed.authToken), ticket, ...codes);
}

const isRefusalLine = (line: string) => line.includes('"permission refused"');

/** Every principal calls everything they have no permission for, over GraphQL, REST and sockets. */
async function refusedPermissions(
  api: ApiHarness,
  people: People,
  secrets: string[],
  chosen: (at: number) => boolean,
): Promise<readonly Figure[]> {
  let tried = 0;
  let unheard = 0;
  let incomplete = 0;
  for (const [at, operation] of operationsOf(api.server.schema).entries()) {
    const { name } = operation.field;
    const example = examples[name];
    if (example === undefined || !chosen(at)) continue;
    // Refused calls do not change the objects, so they can be reused.
    const args = example.args(await makeThings(api, people), people);
    for (const who of principals) {
      const wanted = expected(name, example, who);
      if (wanted === null || wanted === 'ObjectDoesNotExistError' || (example.refusals ?? []).length > 0)
        continue;
      const token = await tokenOf(api, people, who);
      if (token !== undefined) secrets.push(token);
      const from = api.logged.length;
      await api.graphql(wholeCall(operation, args), { ...args }, { token });
      const lines = api.logged.slice(from).filter(isRefusalLine);
      tried += 1;
      if (lines.length !== 1) unheard += 1;
      const line = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
      const id = who === 'visitor' || who === 'inactive' ? null : people[who].id;
      if (line.operation !== name || line.userId !== id || line.ip !== '127.0.0.1') incomplete += 1;
    }
  }
  const routes = [...permissions.keys()].filter(
    (key) => key.includes(' /') && permissions.get(key)?.who !== 'anyone',
  );
  for (const route of routes) {
    const [method = 'GET', url = ''] = route.split(' ');
    const from = api.logged.length;
    await api.inject({ method: method as 'GET', url: url.replace(/:\w+/g, 'x') });
    tried += 1;
    if (api.logged.slice(from).filter(isRefusalLine).length !== 1) unheard += 1;
  }
  const from = api.logged.length;
  const stream = listenTo(await addressOf(api), undefined, subscriptionExamples.syncPokes ?? '');
  await until(() => stream.closed() !== null, 'the socket is refused');
  tried += 1;
  if (api.logged.slice(from).filter(isRefusalLine).length !== 1) unheard += 1;
  return [
    none('refused permissions without their one line in the log', unheard, tried),
    none('of them without who, what and from where', incomplete, tried),
  ];
}

async function staffActs(api: ApiHarness, people: People, secrets: string[]): Promise<Figure> {
  const acts = staffOperations(api).filter(({ kind }) => kind === 'mutation');
  const count = async () =>
    (
      await api.db
        .selectFrom('audit_log')
        .select('id')
        .where('actor_id', '=', people.admin.id)
        .where('kind', 'like', 'staff%')
        .execute()
    ).length;
  let unheard = 0;
  for (const operation of acts) {
    const args = examples[operation.field.name]?.args(await makeThings(api, people), people) ?? {};
    const token = await tokenOf(api, people, 'admin');
    secrets.push(token ?? '');
    const before = await count();
    await api.graphql(wholeCall(operation, args), { ...args }, { token });
    if ((await count()) !== before + 1) unheard += 1;
  }
  return none('acts of staff without an audit line', unheard, acts.length);
}

/**
 * Faults whose text quotes a person's input, as those of the database do, and secrets in places where they do not
 * belong.
 */
async function faultsThatQuote(api: ApiHarness, secrets: string[]): Promise<void> {
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  secrets.push(token, user.email);
  const texts = [
    `invalid input syntax for type uuid: "${password}"`,
    `mail to ${user.email} was refused`,
    `no such account: ${iban}`,
    `unknown token ${token}`,
  ];
  for (const text of texts) {
    const fault = Object.assign(new Error(text), {
      detail: `Key (token)=(${token})`,
      parameters: [password, iban],
    });
    await withFault(fault, 1, () => api.graphql('{ me { __typename } }', {}, { token }));
  }
  const url = await addressOf(api);
  for (const path of [
    `/account?magicLinkToken=${token}`,
    `/api/v2/users/me/?token=${token}`,
    `/graphql?password=${password}`,
  ])
    await fetch(`${url}${path}`, {
      headers: { ...authorized(token), referer: `${url}/account?pwResetToken=${token}` },
    });
}

function theLog({ logged }: ApiHarness, secrets: readonly string[]): readonly Figure[] {
  const chosen = [...new Set(secrets.filter((secret) => secret.length >= 8))];
  const text = logged.join('');
  const shown = chosen.filter((secret) => text.includes(secret));
  const lines = logged.map((line) => JSON.parse(line) as { time?: unknown; level?: unknown; msg?: unknown });
  const odd = lines.filter(
    ({ time, level, msg }) =>
      !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(time)) ||
      typeof level !== 'number' ||
      typeof msg !== 'string',
  );
  return [
    none(
      'passwords, tokens, links, codes, e-mail addresses and account numbers in the log',
      shown.length,
      chosen.length,
    ),
    none('lines that are not JSON with a time in UTC, a level and a text', odd.length, lines.length),
    held(
      'a fault is in the log nevertheless, with its trace',
      text.includes('unexpected fault') && text.includes('.ts:'),
    ),
  ];
}
