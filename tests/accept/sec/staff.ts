import { Secret, TOTP } from 'otpauth';
import { permissions } from '#server/composition.ts';
import { act } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { AccountFixture } from './account-fixture.ts';
import { addressOf, post } from './http.ts';
import { examples } from './matrix.ts';
import { makePeople, type People, tokenOf } from './principals.ts';
import { type Figure, held, none } from './run-script.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

/** Operations that only staff may call, or that only staff may call on other people's objects. */
export function staffOperations({ server }: ApiHarness): readonly Operation[] {
  return operationsOf(server.schema).filter(
    ({ field }) => permissions.get(field.name)?.who === 'staff' || examples[field.name]?.staff === true,
  );
}

interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
}

interface How {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Created anew if absent, for calls that may change them. */
  readonly things?: Things;
}

/** Calls a staff operation with objects of other people. */
async function callAs(api: ApiHarness, people: People, operation: Operation, how: How): Promise<Answer> {
  const things = how.things ?? (await makeThings(api, people));
  const args = { ...examples[operation.field.name]?.args(things, people) };
  const body = { query: wholeCall(operation, args), variables: args };
  const { data, text } = await post<{ it: Answer } | null>(await addressOf(api), body, how);
  if (data?.it == null) throw new Error(`${operation.field.name} answered ${text}`);
  return data.it;
}

/** What a manipulated browser could send: the switch for the staff tools changes only what is displayed. */
const claims: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'showAdminUI=true; isStaff=true; role=admin' },
  { 'x-show-admin-ui': 'true', showadminui: 'true', 'x-is-staff': '1', 'x-role': 'admin' },
  { 'x-forwarded-user': 'staf@hervonden.test', 'x-original-url': '/admin', 'x-user-id': 'admin' },
];

/**
 * Where a second factor is required, staff have rights only with it; nobody else has them, whatever they claim (S23).
 */
export async function staffFigures(fixture: AccountFixture): Promise<readonly Figure[]> {
  const { api } = fixture;
  const people = await makePeople(api);
  const operations = staffOperations(api);
  const refusedWithout = await refusals(api, people, operations, String(await tokenOf(api, people, 'staff')));
  const token = String(await tokenOf(api, people, 'admin'));
  const letIn = operations.length - (await refusals(api, people, operations, token)).length;
  const claimed: string[] = [];
  const things = await makeThings(api, people);
  const others = ['visitor', 'buyer', 'otherSeller'] as const;
  let tries = 0;
  for (const operation of operations) {
    for (const headers of claims) {
      for (const who of others) {
        // The owners of the objects may call it without any claim.
        const { of, also } = examples[operation.field.name] ?? {};
        if (who === of || who === also) continue;
        tries += 1;
        const token = who === 'visitor' ? undefined : String(await tokenOf(api, people, who));
        const answer = await callAs(api, people, operation, { token, headers, things });
        if (!answer.__typename.endsWith('Error')) claimed.push(operation.field.name);
      }
    }
  }
  return [
    none(
      'operations of staff open without the required second factor',
      operations.length - refusedWithout.length,
      operations.length,
    ),
    held(
      'whoever lacks it is told so where the operation is for staff alone',
      refusedWithout.includes('staff_second_factor_required'),
    ),
    none(
      'operations of staff closed in spite of a second factor',
      operations.length - letIn,
      operations.length,
    ),
    none('operations opened by a claim of being staff', claimed.length, tries),
    ...(await factorFigures(fixture)),
    await auditedActs(api, people, operations, { token }),
  ];
}

async function refusals(
  api: ApiHarness,
  people: People,
  operations: readonly Operation[],
  token: string,
): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const operation of operations) {
    const answer = await callAs(api, people, operation, { token });
    if (answer.__typename.endsWith('Error')) codes.push(answer.errorCode ?? '');
  }
  return codes;
}

function totpAt(fixture: AccountFixture, secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: fixture.clock.now().getTime() });
}

/** The second factor: each code works once, tries are limited, and removing it needs a code. */
async function factorFigures(fixture: AccountFixture): Promise<readonly Figure[]> {
  const { api, clock } = fixture;
  const user = await makeUser(api.db, { isStaff: true });
  const first = await api.signIn(user);
  const { secret } = await act(api, 'totpSetup', {}, { token: first });
  const { authToken } = await act(
    api,
    'confirmTotp',
    { code: totpAt(fixture, String(secret)) },
    { token: first },
  );
  clock.advance(60_000);
  const login = async () =>
    (await act(api, 'login', { email: user.email, password: user.password })).ticket ?? '';
  const code = totpAt(fixture, String(secret));
  const tickets = await Promise.all([login(), login()]);
  const spent = [];
  for (const ticket of tickets) spent.push(await act(api, 'secondFactorLogin', { ticket, code }));
  const withoutCode = await act(api, 'removeTotp', { code: '000000' }, { token: String(authToken) });
  const ticket = await login();
  let guesses = 0;
  while (guesses < 50 && (await guess(api, ticket)) !== 'TooManyRequestsError') guesses += 1;
  return [
    held(
      'a login asks for the code before it gives a token',
      tickets.every((one) => one.length === 43),
    ),
    none(
      'second uses of one code that were accepted',
      spent.filter(({ __typename }) => __typename === 'User').length - 1,
      1,
    ),
    held('it is not switched off without a code of its own', withoutCode.errorCode === 'second_factor_wrong'),
    { what: 'wrong codes before a pause', bar: '<= 10', found: String(guesses), holds: guesses <= 10 },
  ];
}

const guess = async (api: ApiHarness, ticket: string) =>
  (await act(api, 'secondFactorLogin', { ticket, code: '000000' })).__typename;

/** Every change that staff make to other people's objects is recorded in the audit log with its author (S22). */
async function auditedActs(
  api: ApiHarness,
  people: People,
  operations: readonly Operation[],
  how: How,
): Promise<Figure> {
  const acts = operations.filter(({ kind }) => kind === 'mutation');
  const unheard: string[] = [];
  for (const operation of acts) {
    const before = await auditLines(api, people);
    await callAs(api, people, operation, how);
    if ((await auditLines(api, people)) === before) unheard.push(operation.field.name);
  }
  return none(`acts of staff without a line in the audit log${unheard.join()}`, unheard.length, acts.length);
}

async function auditLines({ db }: ApiHarness, { admin }: People): Promise<number> {
  const rows = await db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', admin.id)
    .where('kind', 'like', 'staff%')
    .execute();
  return rows.length;
}
