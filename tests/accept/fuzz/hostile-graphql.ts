import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { hostileText, hostileValue, type Known } from './hostile-values.ts';
import type { Random } from './random.ts';

export interface HostileQuery {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** A call of a random operation of the schema with odd arguments and a matching selection. */
export function hostileCall(schema: GraphQLSchema, random: Random, known: Known): HostileQuery {
  const kind = random.pick(['query', 'query', 'mutation', 'mutation', 'subscription'] as const);
  const root = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const type = kind === 'subscription' ? schema.getSubscriptionType() : root[kind];
  const field = random.pick(Object.values(type?.getFields() ?? {}));
  const given = field.args.filter(() => random.chance(0.9));
  const variables = Object.fromEntries(given.map((arg) => [arg.name, hostileValue(arg.type, random, known)]));
  const head = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const args = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = `${field.name}${args && `(${args})`} ${selectionOf(schema, field.type, random, 3)}`;
  return { query: `${kind} ${head && `(${head})`} { ${call} }`, variables };
}

function selectionOf(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  random: Random,
  depth: number,
): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) {
    const parts = type
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(schema, member, random, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap((field) => fieldOf(schema, field, random, depth));
  return `{ __typename ${parts.join(' ')} }`;
}

function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  random: Random,
  depth: number,
): string[] {
  if (field.args.length > 0) return [];
  if (isLeafType(getNamedType(field.type))) return random.chance(0.4) ? [field.name] : [];
  if (depth <= 1 || random.chance(0.6)) return [];
  return [`${field.name} ${selectionOf(schema, field.type, random, depth - 1)}`];
}

/** Query text that is too deep, too wide, circular, unfinished, or not GraphQL at all. */
export function brokenQuery(random: Random, known: Known): string {
  const text = hostileText(random, known);
  const many = 2 + random.below(3000);
  return random.pick([
    () => text,
    () => `{ me { ${'... on User { seller { '.repeat(many % 400)}uuid${' } }'.repeat(many % 400)} } }`,
    () => `{ ${Array.from({ length: many }, (_, at) => `a${at}: me { __typename }`).join(' ')} }`,
    () => `{ me ${'@include(if: true) '.repeat(many)} { __typename } }`,
    () => '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
    () => '{ me { ...A } } fragment A on User { seller { uuid } ...A }',
    () => `{ ...F0 } ${bomb(many % 40)}`,
    () => `query ($a: String = ${JSON.stringify(text)}) { productBySlug(slug: $a) { __typename } }`,
    () => `{ productBySlug(slug: ${JSON.stringify(text)}) { __typename ... on Product { titel } } }`,
    () => `{ productBySlug(slug: """${text}""") { __typename } }`,
    () => 'query A { me { __typename } } query B { me { __typename } }',
    () => '{ __schema { types { fields { type { fields { name } } } } } }',
    () => '{ __type(name: "User") { name } }',
    () => '{ searchProductsNew(limit: 99999999999999999999) { totalCount } }',
    () => '{ searchProductsNew(filters: [{type: NOPE, value: "x"}]) { totalCount } }',
    () => '{'.repeat(many),
    () => `{ me ${' '.repeat(many * 8)}`,
    () => '#'.repeat(many),
    () => `{ ${'x'.repeat(many)} }`,
    () => '{"kind":"Document","definitions":[]}',
    () => 'type Query { a: String }',
    () => 'subscription { syncPokes(schemaVersion: 1) { kind } a: syncPokes(schemaVersion: 1) { kind } }',
    () => 'query ($f: FilterInput!) { searchProductsNew(filters: [$f]) { totalCount } }',
    () => 'mutation { nope }',
  ])();
}

function bomb(depth: number): string {
  const parts = Array.from(
    { length: depth },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  );
  return `${parts.join(' ')} fragment F${depth} on Query { __typename }`;
}
