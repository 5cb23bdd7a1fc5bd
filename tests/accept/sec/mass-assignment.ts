import { type GraphQLArgument, getNamedType, isInputObjectType, isListType } from 'graphql';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { examples } from './matrix.ts';
import { makePeople, type Principal, tokenOf } from './principals.ts';
import { changedTables, snapshot } from './snapshot.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

/** Fields that no caller may set, by the names of columns and fields (S5, OWASP API3). */
const protectedFields: Readonly<Record<string, unknown>> = {
  ...{ isStaff: true, is_staff: true, isActive: true, is_active: true, role: 'admin', emailVerified: true },
  ...{ canPublish: true, can_publish: true, margin: 0, margin_ppm: 0, marginIncluded: 0, transactionFee: 0 },
  ...{ payout: 1, payoutMade: true, rawPrice: 1, raw_price_cents: 1, price_cents: 1, amount_cents: 1 },
  ...{ userId: crypto.randomUUID(), user_id: crypto.randomUUID(), sellerId: crypto.randomUUID() },
  ...{ viewCount: 9, wishlistCount: 9, totalRating: 5, numberOfRatings: 9, weLove: true, highlightType: 'x' },
  ...{ publicationDate: '2020-01-01', soldAt: '2020-01-01', created_at: '2020-01-01', seq: 1, revision: 1 },
};

export interface AssignmentReport {
  readonly tries: number;
  readonly findings: readonly string[];
}

/** Sets every protected field in every place where a mutation takes input; none may be accepted (S5). */
export async function runMassAssignment(
  api: ApiHarness,
  chosen: (at: number) => boolean = () => true,
): Promise<AssignmentReport> {
  const people = await makePeople(api);
  const findings: string[] = [];
  let tries = 0;
  let things: Things | null = null;
  let before: ReadonlyMap<string, string> | null = null;
  const mutations = operationsOf(api.server.schema).filter(({ kind }) => kind === 'mutation');
  for (const [at, operation] of mutations.entries()) {
    const example = examples[operation.field.name];
    if (example === undefined || !chosen(at)) continue;
    const who: Principal = example.of ?? 'seller';
    // All tries have to be refused, so that the objects of the previous operation are as they were.
    things ??= await makeThings(api, people);
    before ??= await snapshot(api);
    for (const [name, value] of Object.entries(protectedFields)) {
      const given = example.args(things, people);
      const token = await tokenOf(api, people, who);
      for (const attempt of attemptsOf(operation, given, name, value)) {
        tries += 1;
        const { data } = await api.graphql<unknown>(attempt.query, attempt.variables, { token });
        if (data != null) findings.push(`${operation.field.name} took ${name}`);
      }
    }
    const after = await snapshot(api);
    const changed = changedTables(before, after);
    if (changed.length > 0) findings.push(`${operation.field.name} changed ${changed.join(', ')}`);
    if (changed.length > 0) things = null;
    before = things === null ? null : after;
  }
  return { tries, findings };
}

interface Attempt {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/**
 * The field as an additional argument, and inside every input object. Names that the operation declares are left out.
 */
function attemptsOf(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): readonly Attempt[] {
  const { field } = operation;
  const query = wholeCall(operation, given);
  const attempts: Attempt[] = [];
  if (!field.args.some((arg) => arg.name === name)) {
    const literal = JSON.stringify(value);
    const withArgument = Object.keys(given).length > 0 ? `(${name}: ${literal}, ` : `(${name}: ${literal}) `;
    const call = `it: ${field.name}`;
    const [head = '', tail = ''] = query.split(call);
    const rest = tail.startsWith('(') ? tail.slice(1) : tail;
    attempts.push({ query: `${head}${call}${withArgument}${rest}`, variables: { ...given } });
  }
  for (const arg of field.args.filter((one) => takes(one, name))) {
    const own = given[arg.name];
    const inside = { ...(typeof own === 'object' && !Array.isArray(own) ? own : {}), [name]: value };
    const variables = { ...given, [arg.name]: isListType(arg.type) ? [inside] : inside };
    attempts.push({ query: wholeCall(operation, variables), variables });
  }
  return attempts;
}

function takes(arg: GraphQLArgument, name: string): boolean {
  const type = getNamedType(arg.type);
  return isInputObjectType(type) && !(name in type.getFields());
}
