import type { FastifyInstance } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { AnswerBody, AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { GraphqlContext, Validity } from './context.ts';
import { maskResult } from './mask.ts';

type Answer =
  | { readonly kind: 'cached'; readonly key: string; readonly cached: CachedAnswer }
  | { readonly kind: 'computed'; readonly result: FormattedExecutionResult };

/**
 * Answers an operation, from the cache if visitors share its answer. Throws what Mercurius throws for a query that it does
 * not execute, and an AppError if the caller's limit is reached.
 */
export async function answerOperation(
  app: FastifyInstance,
  answers: AnswerCache,
  context: GraphqlContext,
  body: AnswerBody,
): Promise<Answer> {
  // Only visitors share answers: what a signed-in user may see differs.
  const key = context.viewer === null ? answers.keyOf(context.locale, body) : null;
  if (key === null) return { kind: 'computed', result: await execute(app, context, body) };
  const cached = await answers.find(key, context);
  if (cached !== null) return { kind: 'cached', key, cached };
  const found: { validity: Validity | null } = { validity: null };
  const cacheAnswer: GraphqlContext['cacheAnswer'] = async (readValidity) => {
    if (answers.recordAsked(key)) found.validity = await readValidity();
  };
  const result = await execute(app, { ...context, cacheAnswer }, body);
  const { validity } = found;
  // Not if something has changed while the answer was computed: it may be in the answer or not.
  if (validity !== null && (await validity.isCurrent({ ...context, asOf: null })))
    answers.store(key, result, validity);
  return { kind: 'computed', result };
}

async function execute(
  app: FastifyInstance,
  context: GraphqlContext,
  { query, variables, operationName }: AnswerBody,
): Promise<FormattedExecutionResult> {
  const executed = await app.graphql(
    query,
    { ...context },
    variables ?? undefined,
    operationName ?? undefined,
  );
  return maskResult(executed, context);
}
