import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import * as v from 'valibot';
import { refuseRequest } from '../http/refusals.ts';
import { sentence } from '../messages.ts';
import type { ServerDeps } from '../server-deps.ts';
import { maskResult } from './mask.ts';
import { bodyLimit, noSubscriptions, pictureBodyLimit, queryLimits, queryRules } from './query-limits.ts';

const bodySchema = v.object({
  // Mercurius would read a JSON syntax tree too, past the token limit: nothing that is JSON is a query.
  query: v.pipe(
    v.string(),
    v.maxLength(queryLimits.length),
    v.check((text) => !isJson(text)),
  ),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});

/** Fails at the second character of nearly every query. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** POST /graphql (API-001): answers 200 for everything that GraphQL itself can say, 400 for a body that is none. */
export async function registerGraphql(
  app: FastifyInstance,
  deps: ServerDeps,
  schema: GraphQLSchema,
): Promise<void> {
  await app.register(mercurius, {
    schema,
    routes: false,
    graphiql: false,
    validationRules: [...queryRules(deps.config.production), noSubscriptions],
    additionalRouteOptions: {},
    graphql: { parseOptions: { maxTokens: queryLimits.tokens } },
    // Errors are masked below, with the words of the request's language.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });

  app.post(
    '/graphql',
    { bodyLimit: pictureBodyLimit, onRequest: [anonymousStaySmall(deps)] },
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) {
        const errorCode = 'invalid_request';
        return await reply.code(400).send({ errorCode, message: sentence(errorCode, context.locale) });
      }
      const { query, variables, operationName } = body.output;
      if (isLarge(request) && !/convertHeicToJpeg|removeBg/.test(query))
        return await refuseRequest(reply, 413, 'too_large');
      try {
        const result = await app.graphql(
          query,
          { ...context, signal: abandoned(reply) },
          variables ?? undefined,
          operationName ?? undefined,
        );
        reply.headers(Object.fromEntries(context.answerHeaders));
        return maskResult(result, context);
      } catch (error) {
        return maskResult({ errors: refusalsOf(error) }, context);
      }
    },
  );
}

/** Aborted when the connection closes before the answer was written. */
function abandoned({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Two operations carry a picture (IMG-010, IMG-011); its size is for signed-in people, decided before the body is read. */
function anonymousStaySmall(deps: ServerDeps): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isLarge(request) || (await deps.contextOf(request)).viewer !== null) return;
    return await refuseRequest(reply, 413, 'too_large');
  };
}

/** A body without a stated length may be of any. */
function isLarge(request: { readonly headers: { readonly 'content-length'?: string | undefined } }): boolean {
  return !(Number(request.headers['content-length']) <= bodyLimit);
}

/** Mercurius throws an error that carries the list; the limits throw theirs bare. */
function refusalsOf(error: unknown): readonly unknown[] {
  if (error instanceof GraphQLError) return [error];
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors;
  }
  return [error];
}
