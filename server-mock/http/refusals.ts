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
import { type Permissions, permissionOf } from '../graphql/permissions.ts';
import { localeOf } from '../messages.ts';
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

/** Responds with `{errorCode, message}` in the language of the request, the format of all REST errors. */
export async function refuseRequest(
  { sentence }: Pick<ServerDeps, 'sentence'>,
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
 * True for an error in the request itself, as detected by Fastify. Any other error with a status got it elsewhere,
 * for example from an external service, and is a server error to our caller.
 */
function isCallers(error: FastifyError, request: FastifyRequest): boolean {
  const isFile = request.routeOptions.url === undefined || request.routeOptions.url === '/*';
  const isBody = error instanceof SyntaxError || isConnectionLost(error) || request.raw.destroyed;
  return isFile || isBody || String(error.code).startsWith('FST_');
}

/** Maps AppErrors to their status; any other error becomes 500 with the request's id and is logged once (S21). */
export function registerRefusals(app: FastifyInstance, deps: ServerDeps): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof AppError) {
      if (error instanceof TooManyRequestsError) reply.header('retry-after', error.retryAfter);
      return await refuseRequest(deps, reply, statusOf(error), error.errorCode);
    }
    const status = isCallers(error, request) ? (error.statusCode ?? 500) : 500;
    if (status < 500 && isPersonsNavigation(request)) return await leadToNothing(reply);
    if (status < 500)
      return await refuseRequest(deps, reply, status, status === 413 ? 'too_large' : 'invalid_request');
    // The client closed the connection during the transfer of a file: not an error, and no response is possible.
    if (
      error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
      (isConnectionLost(error) && request.socket.destroyed)
    ) {
      request.log.debug({ err: error }, 'reader went away');
      return reply;
    }
    request.log.error({ err: error }, 'unexpected fault');
    return await refuseRequest(deps, reply, 500, 'internal_error', { requestId: request.id });
  });
}

/**
 * Enforces the permission table on every route; a route without a row cannot be registered (PERM-008). Returns the
 * list of routes as `METHOD /path`, which grows with each registration.
 */
export function registerPermissions(
  app: FastifyInstance,
  deps: ServerDeps,
  permissions: Permissions,
): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    for (const method of methods) {
      permissionOf(permissions, `${method} ${route.url}`);
      routes.push(`${method} ${route.url}`);
    }
  });
  // Runs before the body is parsed, so that a request that is denied is not read.
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url === undefined) return;
    const operation = `${request.method === 'HEAD' ? 'GET' : request.method} ${url}`;
    const row = permissionOf(permissions, operation);
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
