import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from '#src/data/graphql/client.ts';
import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

/**
 * Checks every operation of the client against the schema: the input contains exactly what the schema declares, also
 * when an answer of the server is sent back as input (docs/reviews/2026-11-findings.md, C1).
 */

const schema = buildSchema(readFileSync('server-mock/schema.graphql', 'utf8'));
const inputTypes = Object.values(schema.getTypeMap()).filter(isInputObjectType);
const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*.gen.ts', { eager: true });
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is TypedDocumentString<unknown, unknown> => one instanceof TypedDocumentString);

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const extra = { __typename: 'Planted', plantedField: { __typename: 'Planted' } };

/** A valid value of the type; `dirty` adds fields that an answer or a careless caller would include. */
function inputOf(type: GraphQLInputType, dirty: boolean): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType, dirty);
  if (isListType(type)) return [inputOf(type.ofType, dirty), inputOf(type.ofType, dirty)];
  if (!isInputObjectType(type)) {
    // The content of a pushed document is not restricted (docs/decisions/0007-pushed-documents-are-scalars.md).
    return type.name.endsWith('DocumentInput')
      ? { id: 'd', __typename: 'own', nested: { own: 1 } }
      : `a ${type.name}`;
  }
  const fields = Object.values(type.getFields()).map((field) => [field.name, inputOf(field.type, dirty)]);
  return { ...Object.fromEntries(fields), ...(dirty ? extra : {}) };
}

function operationOf(document: TypedDocumentString<unknown, unknown>): OperationDefinitionNode {
  const { definitions } = parse(document.questionWith({}).query);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error(`${document.name} is no operation`);
  return operation;
}

function variableTypes(document: TypedDocumentString<unknown, unknown>): [string, GraphQLInputType][] {
  return (operationOf(document).variableDefinitions ?? []).map(({ variable, type }) => [
    variable.name.value,
    typeFromAST(schema, type) as GraphQLInputType,
  ]);
}

const variablesOf = (document: TypedDocumentString<unknown, unknown>, dirty: boolean) => ({
  ...Object.fromEntries(variableTypes(document).map(([name, type]) => [name, inputOf(type, dirty)])),
  ...(dirty ? extra : {}),
});

async function sentFor(
  document: TypedDocumentString<unknown, unknown>,
  variables: unknown,
): Promise<unknown> {
  await request(document, variables);
  const body = String(fetched.mock.calls.at(-1)?.[1]?.body);
  return (JSON.parse(body) as { readonly variables: unknown }).variables;
}

test('the client has operations, and among them every input type of the schema that a screen uses', () => {
  expect(documents.length).toBeGreaterThan(100);
  const reached = new Set<string>();
  const reach = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || reached.has(named.name)) return;
    reached.add(named.name);
    for (const field of Object.values(named.getFields())) reach(field.type);
  };
  for (const [, type] of documents.flatMap(variableTypes)) reach(type);
  expect(reached.size).toBeGreaterThan(20);
  expect(inputTypes.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

describe('what leaves the client', () => {
  test.each(documents.map((document) => [document.name, document] as const))(
    '%s sends what the schema declares and nothing else',
    async (_name, document) => {
      expect(await sentFor(document, variablesOf(document, true))).toEqual(variablesOf(document, false));
    },
  );

  test('absent and null fields stay absent and null', async () => {
    const document = documents.find(({ name }) => name === 'UpdateCartAddresses');
    if (document === undefined) throw new Error('No such operation');
    const variables = {
      cartUuid: 'c',
      shippingAddress: { __typename: 'Address', street: 'S', city: undefined },
    };
    expect(await sentFor(document, variables)).toEqual({ cartUuid: 'c', shippingAddress: { street: 'S' } });
    expect(await sentFor(document, { cartUuid: 'c', shippingAddress: null })).toEqual({
      ...{ cartUuid: 'c', shippingAddress: null },
    });
  });
});
