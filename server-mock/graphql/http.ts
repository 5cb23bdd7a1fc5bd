import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import * as v from 'valibot';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { refuseRequest } from '../http/refusals.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { answerOperation } from './answer-operation.ts';
import { maskResult } from './mask.ts';
import { bodyLimit, noSubscriptions, pictureBodyLimit, queryLimits, queryRules } from './query-limits.ts';

const bodySchema = v.object({
  // Mercurius also accepts a query AST as JSON, which would bypass the token limit, so JSON is rejected as a query.
  query: v.pipe(
    v.string(),
    v.maxLength(queryLimits.length),
    v.check((text) => !isJson(text)),
  ),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});

/** Cheap: JSON.parse fails at the second character of nearly every GraphQL query. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers POST /graphql (API-001): it responds with 200 for everything that GraphQL can express, and with 400 for
 * an invalid body.
 */
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
    // Errors are masked below, where the language of the request is known.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });

  const { answers } = deps;
  const sendCached = async (reply: FastifyReply, key: string, cached: CachedAnswer) => {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!acceptedEncodings(reply.request.headers['accept-encoding']).includes('br'))
      return await reply.send(cached.body);
    const brotli = await answers.brotliOf(key, cached);
    return await reply.header('content-encoding', 'br').send(brotli);
  };
  app.post(
    '/graphql',
    { bodyLimit: pictureBodyLimit, onRequest: [anonymousStaySmall(deps)] },
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) {
        const errorCode = 'invalid_request';
        return await reply.code(400).send({ errorCode, message: deps.sentence(errorCode, context.locale) });
      }
      if (isLarge(request) && !/convertHeicToJpeg|removeBg/.test(body.output.query))
        return await refuseRequest(deps, reply, 413, 'too_large');
      try {
        const abortable = { ...context, signal: abandoned(reply) };
        const answer = await answerOperation(app, answers, abortable, body.output);
        if (answer.kind === 'cached') return await sendCached(reply, answer.key, answer.cached);
        reply.headers(Object.fromEntries(context.answerHeaders));
        return answer.result;
      } catch (error) {
        return maskResult({ errors: refusalsOf(error) }, context);
      }
    },
  );
}

/** Returns a signal that aborts if the connection closes before the response was written. */
function abandoned({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Rejects large bodies of anonymous requests before the body is read: only two operations need them, to send a
 * picture (IMG-010, IMG-011), and both require a login.
 */
function anonymousStaySmall(deps: ServerDeps): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isLarge(request) || (await deps.contextOf(request)).viewer !== null) return;
    return await refuseRequest(deps, reply, 413, 'too_large');
  };
}

/** A body without a content-length may be of any size, so it counts as large. */
function isLarge(request: { readonly headers: { readonly 'content-length'?: string | undefined } }): boolean {
  return !(Number(request.headers['content-length']) <= bodyLimit);
}

/** Mercurius throws an error with a list of errors; the query limits throw a single GraphQLError. */
function refusalsOf(error: unknown): readonly unknown[] {
  if (error instanceof GraphQLError) return [error];
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors;
  }
  return [error];
}
