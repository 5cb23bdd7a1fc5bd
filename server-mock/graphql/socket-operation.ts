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

/** Parses and validates an operation of a socket under the same limits as HTTP; the errors when it is refused. */
export function prepareOperation(
  schema: GraphQLSchema,
  payload: Payload,
  contextValue: GraphqlContext,
  production: boolean,
): ExecutionArgs | readonly GraphQLError[] {
  const document = documentOf(payload.query);
  if (document instanceof GraphQLError) return [document];
  const errors = problems(schema, document, production);
  if (errors.length > 0) return errors;
  return {
    schema,
    document,
    contextValue,
    operationName: payload.operationName ?? null,
    variableValues: payload.variables ?? null,
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
    // The limits throw instead of collecting.
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
