import { permissions } from '#server/composition.ts';
import { limitRules } from '#server/limit-rules.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Example, Examples } from './example.ts';
import { buyingExamples } from './examples-buying.ts';
import { caseExamples } from './examples-cases.ts';
import { chatExamples } from './examples-chats.ts';
import { peopleExamples } from './examples-people.ts';
import { sellingExamples } from './examples-selling.ts';
import { staffDeskExamples } from './examples-staff-desk.ts';
import { syncExamples } from './examples-sync.ts';
import { withdrawalExamples } from './examples-withdrawals.ts';
import { addressOf, post } from './http.ts';
import { makePeople, type People, type Principal, principals, tokenOf } from './principals.ts';
import { afterHandlers, changedTables, snapshot } from './snapshot.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

export const examples: Examples = {
  ...peopleExamples,
  ...buyingExamples,
  ...caseExamples,
  ...chatExamples,
  ...sellingExamples,
  ...staffDeskExamples,
  ...syncExamples,
  ...withdrawalExamples,
};

const login = 'UserNotAuthenticatedError';
const object = 'UserHasNoObjectPermissionError';
const admin = 'UserHasNoAdminPermissionsError';
const refusing: readonly string[] = [login, object, admin];

/** The error that a caller has to get, or null if the call is permitted. */
export function expected(name: string, example: Example, who: Principal): string | null {
  const { who: needed } = permissions.get(name) ?? { who: 'staff' };
  const isSignedIn = who !== 'visitor' && who !== 'inactive';
  if (needed !== 'anyone' && !isSignedIn) return login;
  if (needed === 'seller' && !/seller/i.test(who)) return object;
  if (needed === 'staff' && who !== 'admin') return admin;
  if (example.of === undefined || example.of === who || example.also === who) return null;
  if (example.staff === true && who === 'admin') return null;
  return example.others ?? object;
}

export interface MatrixReport {
  readonly cells: number;
  /** One line for each cell that differs from the declaration, changed data despite a refusal, or has no example. */
  readonly findings: readonly string[];
}

/**
 * Calls every operation as every principal over HTTP and compares the answers with the permission table (S3,
 * PERM-008).
 */
export async function runMatrix(
  api: ApiHarness,
  chosen: (operation: Operation, at: number, who: Principal) => boolean = () => true,
): Promise<MatrixReport> {
  const people = await makePeople(api);
  const findings: string[] = [];
  const cells: Cell[] = [];
  for (const [at, operation] of operationsOf(api.server.schema).entries()) {
    const { name } = operation.field;
    const example = examples[name];
    if (example === undefined) findings.push(`${name} has no example in tests/accept/sec`);
    else
      for (const who of principals.filter((one) => chosen(operation, at, one)))
        cells.push({ operation, example, who, wanted: expected(name, example, who) });
  }
  // Refused calls first: they change nothing, so that all of them can be made with the same objects.
  let things: Things | null = null;
  let before: Snapshot | null = null;
  for (const cell of cells.toSorted(
    (one, other) => Number(one.wanted === null) - Number(other.wanted === null),
  )) {
    // All nine principals call from one address; its rate limit is not under test here.
    await api.server.deps.limits.forget(limitRules.linkCaller, '127.0.0.1');
    things ??= await makeThings(api, people);
    const { finding, after } = await checkCell(api, people, things, { ...cell, before });
    if (cell.wanted === null || finding !== null) things = null;
    // Between two refused calls nothing changes either, so the second one is compared with the end of the first.
    before = things === null ? null : after;
    if (finding !== null) findings.push(`${cell.operation.field.name} as ${cell.who}: ${finding}`);
  }
  return { cells: cells.length, findings };
}

interface Cell {
  readonly operation: Operation;
  readonly example: Example;
  readonly who: Principal;
  /** The error that the caller has to get, or null if the call is permitted. */
  readonly wanted: string | null;
}

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

interface CellReport {
  readonly finding: string | null;
  /** The database after a call that was refused as it has to be. */
  readonly after: Snapshot | null;
}

async function checkCell(
  api: ApiHarness,
  people: People,
  things: Things,
  { before: known, ...cell }: Cell & { readonly before: Snapshot | null },
): Promise<CellReport> {
  const { operation, example, who, wanted } = cell;
  const args = example.args(things, people);
  const token = await tokenOf(api, people, who);
  if (wanted !== null) await afterHandlers(api);
  const before = wanted === null ? null : (known ?? (await snapshot(api)));
  const body = { query: wholeCall(operation, args), variables: args };
  const { data, errors } = await post<{ it: unknown } | null>(await addressOf(api), body, { token });
  const wrong =
    errors.length > 0
      ? `answered with ${JSON.stringify(errors).slice(0, 300)}`
      : wrongAnswer(cell, kindOf(data?.it));
  if (wrong !== null || before === null) return { finding: wrong, after: null };
  const after = await snapshot(api);
  const changed = changedTables(before, after);
  if (changed.length === 0) return { finding: null, after };
  return { finding: `was refused and still changed ${changed.join(', ')}`, after: null };
}

function wrongAnswer({ example, wanted }: Cell, kind: string): string | null {
  const mayRefuse = (example.refusals ?? []).includes(kind);
  if (wanted === null) {
    const isLetIn = mayRefuse || (!kind.endsWith('Error') && !refusing.includes(kind));
    return isLetIn ? null : `should be let in, was told ${kind}`;
  }
  const isAsked = kind === wanted || (wanted !== login && mayRefuse);
  return isAsked ? null : `should be told ${wanted}, was told ${kind}`;
}

function kindOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'nothing';
  return '__typename' in answer ? String(answer.__typename) : 'list';
}
