import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Random } from '../fuzz/random.ts';
import { addressOf, post } from './http.ts';
import { examples } from './matrix.ts';
import { attackers, type SwapReport } from './object-swap.ts';
import { makePeople, type Principal, tokenOf } from './principals.ts';
import { makeThings } from './things.ts';
import { type Operation, operationsOf } from './whole-selection.ts';

const deepest = 5;

/**
 * Follows random paths from a query into nested objects (a product, its seller, that seller's ...) up to five levels
 * deep, with every readable field on the way, as people to whom none of it belongs (S4). Reports private data of the
 * owners in the answers.
 */
export async function walkNestedPaths(api: ApiHarness, random: Random, count: number): Promise<SwapReport> {
  const url = await addressOf(api);
  const people = await makePeople(api);
  const things = await makeThings(api, people);
  const queries = operationsOf(api.server.schema).filter(({ kind }) => kind === 'query');
  const tokens = new Map<Principal, string | undefined>();
  for (const who of attackers) tokens.set(who, await tokenOf(api, people, who));
  const findings: string[] = [];
  for (let path = 0; path < count; path += 1) {
    const operation = random.pick(queries);
    const args = examples[operation.field.name]?.args(things, people) ?? {};
    const who = random.pick(attackers);
    const query = callOf(operation, args, random);
    const { text, status } = await post(url, { query, variables: args }, { token: tokens.get(who) });
    const revealed = things.secrets.filter(
      (secret) => text.includes(secret) && !JSON.stringify(args).includes(secret),
    );
    if (revealed.length > 0) findings.push(`${who} was told ${revealed.join(', ')} by ${query}`);
    if (status >= 500 || text.includes('internal_error')) findings.push(`a fault as ${who} by ${query}`);
  }
  return { calls: count, findings };
}

function callOf({ field }: Operation, given: Readonly<Record<string, unknown>>, random: Random): string {
  const used = field.args.filter(({ name }) => name in given);
  const head = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const args = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const path = selectionOf(field.type, deepest, random);
  return `query ${head && `(${head})`} { it: ${field.name}${args && `(${args})`} ${path} }`;
}

/** Every scalar field of a type, and one path into a nested object. */
function selectionOf(output: GraphQLOutputType, depth: number, random: Random): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) {
    const answers = type.getTypes().filter(({ name }) => !name.endsWith('Error'));
    const parts = answers.map((member) => `... on ${member.name} ${selectionOf(member, depth, random)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const open = Object.values(type.getFields()).filter(isOpen);
  const plain = open.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const branches = open.filter((field) => !isLeafType(getNamedType(field.type)));
  if (depth <= 1 || branches.length === 0) return `{ __typename ${plain.join(' ')} }`;
  const branch = random.pick(branches);
  return `{ __typename ${plain.join(' ')} ${branch.name} ${selectionOf(branch.type, depth - 1, random)} }`;
}

function isOpen(field: GraphQLField<unknown, unknown>): boolean {
  return !field.args.some(({ type }) => String(type).endsWith('!'));
}
