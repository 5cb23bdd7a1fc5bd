import { sql } from 'kysely';
import { permissions } from '#server/composition.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { addressOf, post } from './http.ts';
import { examples } from './matrix.ts';
import { makePeople, type People, tokenOf } from './principals.ts';
import { type Figure, none } from './run-script.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

type Args = Readonly<Record<string, unknown>>;

/** Acts of staff that need a fresh code, because they move money, grant rights or export personal data (S23). */
const withCode: Readonly<Record<string, ((things: Things) => Args) | null>> = {
  decideCase: null,
  decideWithdrawal: null,
  exportSellerYears: null,
  releasePayouts: null,
  retryPayout: null,
  setStaffRole: null,
  settlePayout: null,
  // The example of this operation is an act of the seller.
  updateDeliveryStatus: ({ deliveryUuid }) => ({ uuid: deliveryUuid, isCancelled: true }),
};

/**
 * All other acts of staff, for which a session suffices; the test checks that they change neither money nor rights.
 */
const withoutCode: readonly string[] = [
  ...[
    'createOrUpdateIntro',
    'createProductListingContent',
    'decideReportAppeal',
    'deleteEditorialDescription',
  ],
  ...['createPaymentLink', 'deleteFaq', 'deleteProduct', 'endUserSessions', 'generateIntro', 'handleParcel'],
  ...['regenerateEditorialDescription', 'reinstateUser', 'resolveReport', 'retryJobs'],
  ...['restoreRemovedProduct', 'reviewProduct'],
  ...['suspendUser', 'takeReport', 'updateInstructionConfig', 'updateProductBySlug'],
  ...['updateProductListingContent', 'updateReviewSettings'],
  // Contains ids, codes and IP addresses only, and the audit log records each export.
  'exportAuditLog',
];

interface Answer {
  readonly it: { readonly __typename: string; readonly errorCode?: string };
}

/** Every act of staff is listed as one with or without a fresh code, and behaves accordingly (S23). */
export async function freshCodeFigures(api: ApiHarness): Promise<readonly Figure[]> {
  const people = await makePeople(api);
  const mutations = operationsOf(api.server.schema).filter(({ kind }) => kind === 'mutation');
  const names = mutations.map(({ field }) => field.name);
  const marked = [...Object.keys(withCode), ...withoutCode];
  const ofStaff = names.filter(
    (name) => permissions.get(name)?.who === 'staff' || examples[name]?.staff === true,
  );
  const unmarked = ofStaff.filter((name) => !marked.includes(name));
  const unknown = marked.filter((name, at) => !names.includes(name) || marked.indexOf(name) !== at);
  const open: string[] = [];
  const moving: string[] = [];
  for (const operation of mutations) {
    const { name } = operation.field;
    if (name in withCode && (await isOpen(api, people, operation))) open.push(name);
    if (withoutCode.includes(name) && (await movesMoney(api, people, operation))) moving.push(name);
  }
  return [
    none(`acts of staff that are not marked: ${unmarked.join()}`, unmarked.length, ofStaff.length),
    none(`marks of no act, or two of one: ${unknown.join()}`, unknown.length, marked.length),
    none(
      `marked acts that a session alone can do: ${open.join()}`,
      open.length,
      Object.keys(withCode).length,
    ),
    none(
      `acts without a code that change money or rights: ${moving.join()}`,
      moving.length,
      withoutCode.length,
    ),
  ];
}

/** Whether staff with an authenticator app can call it without a code. */
async function isOpen(api: ApiHarness, people: People, operation: Operation): Promise<boolean> {
  const { name } = operation.field;
  const things = await makeThings(api, people);
  const { code: _code, ...args } = (withCode[name] ?? argsOf(name, people))(things);
  return (await call(api, people, operation, args)).errorCode !== 'second_factor_wrong';
}

async function movesMoney(api: ApiHarness, people: People, operation: Operation): Promise<boolean> {
  const args = argsOf(operation.field.name, people)(await makeThings(api, people));
  const before = await moneyAndRights(api);
  const { errorCode } = await call(api, people, operation, args);
  if (errorCode !== undefined) throw new Error(`${operation.field.name} was refused: ${errorCode}`);
  return (await moneyAndRights(api)) !== before;
}

const argsOf =
  (name: string, people: People) =>
  (things: Things): Args =>
    examples[name]?.args(things, people) ?? {};

async function call(api: ApiHarness, people: People, operation: Operation, args: Args) {
  const body = { query: wholeCall(operation, args), variables: args };
  const token = String(await tokenOf(api, people, 'admin'));
  const { data, text } = await post<Answer | null>(await addressOf(api), body, { token });
  if (data?.it == null) throw new Error(`${operation.field.name} answered ${text}`);
  return data.it;
}

/** The ledger's postings, the payouts' states and the staff roles, as one text. */
async function moneyAndRights({ db }: ApiHarness): Promise<string> {
  const { rows } = await sql<{ readonly found: string }>`select concat_ws(' ',
    (select count(*) from ledger_postings),
    (select string_agg(id::text || status, ',' order by id) from payouts),
    (select string_agg(id::text, ',' order by id) from users where is_staff)) as found`.execute(db);
  return rows[0]?.found ?? '';
}
