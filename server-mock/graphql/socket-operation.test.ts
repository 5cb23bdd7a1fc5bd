import { type DocumentNode, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import type { GraphqlContext } from './context.ts';
import { createOperations, mostDocuments } from './socket-operation.ts';

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { a: { type: GraphQLString } } }),
});

test('S19 parsed documents of sockets are cached up to a limit; the one that was not used for longest leaves', () => {
  const prepare = createOperations(schema, false);
  const document = (query: string): DocumentNode => {
    const prepared = prepare({ query }, {} as GraphqlContext);
    if (!('document' in prepared)) throw new Error('The query was refused');
    return prepared.document;
  };
  const other = (index: number) => `query Q${index} { a }`;
  const [used, unused] = [document('{ a }'), document('query Unused { a }')];
  for (let index = 0; index < mostDocuments; index += 1) {
    document(other(index));
    // A document that is used again stays cached, no matter how many others a client invents.
    expect(document('{ a }')).toBe(used);
  }
  expect(document(other(mostDocuments - 1))).toBe(document(other(mostDocuments - 1)));
  expect(document('query Unused { a }')).not.toBe(unused);
});
