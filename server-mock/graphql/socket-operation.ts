import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { GraphqlContext } from './context.ts';
import { noMutations, queryLimits, queryRules } from './query-limits.ts';

interface Payload {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** Maximum number of accepted documents in the cache; all clients send the same few. */
export const mostDocuments = 200;

/** Prepares an operation of a socket for execution; returns the errors if it is invalid. */
type Prepare = (payload: Payload, context: GraphqlContext) => ExecutionArgs | readonly GraphQLError[];

/**
 * Parses and validates operations of sockets under the same limits as HTTP. Each document is parsed once: otherwise a
 * thousand sockets that reconnect at the same moment would produce hundreds of megabytes of garbage.
 */
export function createOperations(schema: GraphQLSchema, production: boolean): Prepare {
  const accepted = new Map<string, DocumentNode>();
  const read = (query: string): DocumentNode | readonly GraphQLError[] => {
    const known = accepted.get(query);
    if (known !== undefined) {
      // Moves the document to the end of the map, so that the least recently used one is evicted.
      accepted.delete(query);
      accepted.set(query, known);
      return known;
    }
    const document = documentOf(query);
    if (document instanceof GraphQLError) return [document];
    const errors = problems(schema, document, production);
    if (errors.length > 0) return errors;
    const [oldest] = accepted.keys();
    if (accepted.size >= mostDocuments && oldest !== undefined) accepted.delete(oldest);
    accepted.set(query, document);
    return document;
  };
  return ({ query, operationName, variables }, contextValue) => {
    const document = read(query);
    if (!('kind' in document)) return document;
    return {
      ...{ schema, document, contextValue },
      operationName: operationName ?? null,
      variableValues: variables ?? null,
    };
  };
}

function documentOf(query: string): DocumentNode | GraphQLError {
  if (query.length > queryLimits.length) return new GraphQLError('The query is too long.');
  try {
    return parse(query, { maxTokens: queryLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function problems(
  schema: GraphQLSchema,
  document: DocumentNode,
  production: boolean,
): readonly GraphQLError[] {
  try {
    return validate(schema, document, [...specifiedRules, ...queryRules(production), noMutations]);
  } catch (error) {
    // The limit rules throw their error instead of reporting it.
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
