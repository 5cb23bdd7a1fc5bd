import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize } from '../graphql/authorize.ts';
import {
  AppError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../graphql/errors.ts';
import { logRefusal } from '../graphql/log-refusal.ts';
import { permissionOf } from '../graphql/permissions.ts';
import { localeOf, sentence } from '../messages.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isConnectionLost } from './connection-lost.ts';
import { isPersonsNavigation, leadToNothing } from './navigation.ts';

const statuses = [
  [UserNotAuthenticatedError, 401],
  [UserHasNoObjectPermissionError, 403],
  [UserHasNoAdminPermissionsError, 403],
  [ObjectDoesNotExistError, 404],
  [TooManyRequestsError, 429],
  [InvalidUUIDError, 400],
] as const;

function statusOf(error: AppError): number {
  return statuses.find(([type]) => error instanceof type)?.[1] ?? 422;
}

/** Answers `{errorCode, message}` in the language of the request, the form of every REST refusal. */
export async function refuseRequest(
  reply: FastifyReply,
  status: number,
  errorCode: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<FastifyReply> {
  const message = sentence(errorCode, localeOf(reply.request.headers['accept-language']));
  return await reply
    .code(status)
    .type('application/json')
    .send({ errorCode, message, ...more });
}

/**
 * True for what is wrong with the request itself, as Fastify found it. Any other error that has a status got it elsewhere,
 * from a service of the outside perhaps: to our caller it is a fault of ours.
 */
function isCallers(error: FastifyError, request: FastifyRequest): boolean {
  const isFile = request.routeOptions.url === undefined || request.routeOptions.url === '/*';
  const isBody = error instanceof SyntaxError || isConnectionLost(error) || request.raw.destroyed;
  return isFile || isBody || String(error.code).startsWith('FST_');
}

/** Thrown AppErrors become their status; a fault becomes 500 with the request's id and is logged once (S21). */
export function registerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof AppError) {
      if (error instanceof TooManyRequestsError) reply.header('retry-after', error.retryAfter);
      return await refuseRequest(reply, statusOf(error), error.errorCode);
    }
    const status = isCallers(error, request) ? (error.statusCode ?? 500) : 500;
    if (status < 500 && isPersonsNavigation(request)) return await leadToNothing(reply);
    if (status < 500)
      return await refuseRequest(reply, status, status === 413 ? 'too_large' : 'invalid_request');
    // The reader closed the connection in the middle of a file: nobody's fault, and nobody to answer.
    if (
      error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
      (isConnectionLost(error) && request.socket.destroyed)
    ) {
      request.log.debug({ err: error }, 'reader went away');
      return reply;
    }
    request.log.error({ err: error }, 'unexpected fault');
    return await refuseRequest(reply, 500, 'internal_error', { requestId: request.id });
  });
}

/**
 * Puts the permission table before every route; a route without a row can't be registered (PERM-008). Returns the list
 * of routes as `METHOD /path`, which grows with each one.
 */
export function registerPermissions(app: FastifyInstance, deps: ServerDeps): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    for (const method of methods) {
      permissionOf(`${method} ${route.url}`);
      routes.push(`${method} ${route.url}`);
    }
  });
  // Before the body: nobody's bytes are read for a request that is refused anyway.
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url === undefined) return;
    const operation = `${request.method === 'HEAD' ? 'GET' : request.method} ${url}`;
    const row = permissionOf(operation);
    if (row.who === 'anyone') return;
    const { viewer, log, ip } = await deps.contextOf(request);
    try {
      authorize(row, viewer);
    } catch (refusal) {
      logRefusal(log, { operation, userId: viewer?.userId ?? null, ip }, refusal);
      throw refusal;
    }
  });
  return routes;
}
