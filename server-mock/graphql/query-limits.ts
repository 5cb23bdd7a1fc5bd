import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** Limits on the cost of a query; the app's own documents stay well below (tests/contract checks each of them). */
export const queryLimits = {
  /** Characters per query; this also bounds the memory of the cache of parsed queries. */
  length: 20_000,
  tokens: 2_000,
  depth: 8,
  aliases: 15,
  directives: 20,
  cost: 5_000,
} as const;

/** Bytes of a request: a push of 100 rows of the usual size fits, and the client splits one with large rows. */
export const bodyLimit = 1_048_576;

/** Bytes of a request with a picture: 8 MB as base64 (IMG-010, IMG-011). */
export const pictureBodyLimit = 11_534_336;

// Error messages do not reveal the limit.
const quiet = { exposeLimits: false } as const;

/**
 * Validation rules in addition to the standard ones, for HTTP and WebSocket alike (S7). Introspection is off in
 * production.
 */
export function queryRules(production: boolean): ValidationRule[] {
  const rules = [
    maxAliasesRule({ n: queryLimits.aliases, allowList: [], ...quiet }),
    maxDepthRule({ n: queryLimits.depth, flattenFragments: true, ...quiet }),
    maxDirectivesRule({ n: queryLimits.directives, ...quiet }),
    costLimitRule({ maxCost: queryLimits.cost, flattenFragments: true, ...quiet }),
  ];
  return [
    ...rules.map((rule) => rule as ValidationRule),
    ...(production ? [NoSchemaIntrospectionCustomRule] : []),
  ];
}

/** For WebSockets only: mutations must be a POST of JSON, which pages of other sites cannot send (S19). */
export const noMutations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'mutation')
      context.reportError(new GraphQLError('A mutation needs a POST.', { nodes: node }));
  },
});

/** For POST only: a subscription would be executed like a query and never deliver an event. */
export const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription')
      context.reportError(new GraphQLError('A subscription needs a WebSocket.', { nodes: node }));
  },
});
