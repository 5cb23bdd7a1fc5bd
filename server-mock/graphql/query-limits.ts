import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** What a query may cost at most; the app's own documents stay well below (tests/contract checks each). */
export const queryLimits = {
  /** Letters of a query; also bounds the cache of parsed queries. */
  length: 20_000,
  tokens: 2_000,
  depth: 8,
  aliases: 15,
  directives: 20,
  cost: 5_000,
} as const;

/** Bytes of a request: a push of 100 rows in the usual size fits, and one of large rows is split by the client. */
export const bodyLimit = 1_048_576;

/** Bytes of a request that carries a picture: 8 MB of it as base64 (IMG-010, IMG-011). */
export const pictureBodyLimit = 11_534_336;

// The limit itself is not told to whoever runs into it.
const quiet = { exposeLimits: false } as const;

/** The rules beside the standard ones, for HTTP and socket alike (S7). Introspection is off in production. */
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

/** For sockets alone: what changes something comes as a POST of JSON, which no page of another site can send (S19). */
export const noMutations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'mutation')
      context.reportError(new GraphQLError('A mutation needs a POST.', { nodes: node }));
  },
});

/** For POST alone: run like a query a subscription would have no event to show. */
export const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription')
      context.reportError(new GraphQLError('A subscription needs a WebSocket.', { nodes: node }));
  },
});
