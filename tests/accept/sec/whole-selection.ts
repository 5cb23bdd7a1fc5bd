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

/** A root field of the schema with its kind. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

export function operationsOf(schema: GraphQLSchema): readonly Operation[] {
  const of = (kind: 'query' | 'mutation') => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
  };
  return [...of('query'), ...of('mutation')];
}

const longest = 18_000;

/** The call of an operation that selects every field of its answer, as deep as the limits allow. */
export function wholeCall({ kind, field }: Operation, given: Readonly<Record<string, unknown>>): string {
  const used = field.args.filter(({ name }) => name in given);
  const head = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const args = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = (depth: number) =>
    `${kind} ${head && `(${head})`} { it: ${field.name}${args && `(${args})`} ${selectionOf(field.type, depth)} }`;
  return [3, 2].map(call).find((text) => text.length <= longest) ?? call(1);
}

function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) {
    // All errors share their code; their other fields would conflict with those of the answer.
    const isError = (name: string) => name.endsWith('Error');
    const answers = type.getTypes().filter(({ name }) => !isError(name));
    const parts = answers.map((member) => `... on ${member.name} ${selectionOf(member, depth)}`);
    const hasErrors = type.getTypes().some(({ name }) => isError(name));
    return `{ __typename ${hasErrors ? '... on Error { errorCode }' : ''} ${parts.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const parts = Object.values(type.getFields()).map((field) => fieldOf(field, depth));
  return `{ __typename ${parts.filter((part) => part !== '').join(' ')} }`;
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number): string {
  if (field.args.some(({ type }) => String(type).endsWith('!'))) return '';
  if (isLeafType(getNamedType(field.type))) return field.name;
  return depth <= 1 ? '' : `${field.name} ${selectionOf(field.type, depth - 1)}`;
}
