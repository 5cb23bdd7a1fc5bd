import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from 'graphql-ws';
// Renamed because the `use` prefix suggests a React hook.
import { type Extra, useServer as serveGraphql } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddressOf } from '../http/client-address.ts';
import { networkOf } from '../limits.ts';
import type { ServerDeps } from '../server-deps.ts';
import { ClientSocket, pushMessage } from './client-socket.ts';
import type { GraphqlContext } from './context.ts';
import { UserNotAuthenticatedError } from './errors.ts';
import { logRefusal } from './log-refusal.ts';
import { maskError, maskResult } from './mask.ts';
import { PushedResults, subscribePushed } from './pushed-results.ts';
import { contextFor } from './request-context.ts';
import { revokedTopic, type Session, tokenOf } from './session.ts';
import { createSocketCounts, type SocketCounts } from './socket-counts.ts';
import { createOperations } from './socket-operation.ts';

/**
 * Close code for a token that is missing, unknown, expired or revoked: the client must not retry with the same token.
 */
const forbidden = 4403;
/** Close code that makes the client reconnect after a short pause. */
const comeBack = 1001;
/** Close code for an account with too many sockets: the client retries after a pause with the same token. */
const tryLater = 1013;
/** Seconds in the Retry-After header for a caller with too many sockets. */
const retryAfter = 30;
const longestTimer = 2 ** 31 - 1;

/** Limits of WebSocket connections (S19). */
export const socketLimits = {
  /** Bytes per message. */
  messageBytes: 65_536,
  /** Concurrent operations per socket. */
  operations: 20,
  /** Concurrent sockets per IP address, which many people may share, and per account. */
  perAddress: 200,
  perAccount: 30,
  /** Concurrent operations over all sockets of an account. */
  operationsPerAccount: 100,
  /** Milliseconds until `connection_init` has to arrive: short enough to close the socket within three seconds. */
  patience: 2_500,
} as const;
export type SocketLimits = { readonly [Limit in keyof typeof socketLimits]: number };
/** Milliseconds that clients get to answer a close frame. */
const closePatience = 2_000;

type SocketState = {
  readonly session: Session;
  readonly token: string;
  readonly stop: AbortController;
};
type SocketContext = Context<Record<string, unknown>, Extra & Partial<SocketState>>;

interface SocketParts {
  readonly deps: ServerDeps;
  readonly counts: SocketCounts<SocketContext>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly prepare: ReturnType<typeof createOperations>;
  readonly limits: SocketLimits;
}

/**
 * Serves WebSockets on /graphql (subprotocol graphql-transport-ws only). A socket needs a valid token in its first
 * message. The token is checked again for every operation, and the socket closes with 4403 when the token expires or
 * is revoked. Returns a stop function that closes every socket with 1001, so that clients reconnect.
 */
export function serveSocket(
  http: Server,
  deps: ServerDeps,
  schema: GraphQLSchema,
  limits: SocketLimits = socketLimits,
): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    WebSocket: ClientSocket,
  });
  const parts: SocketParts = {
    deps,
    counts: createSocketCounts(limits),
    addressOf: clientAddressOf(deps.config),
    prepare: createOperations(schema, deps.config.production),
    limits,
  };
  const served = serveGraphql<Record<string, unknown>, SocketState>(
    {
      schema,
      execute,
      subscribe: subscribePushed,
      connectionInitWaitTimeout: limits.patience,
      onConnect: (ctx) => connect(ctx, parts),
      onClose: (ctx) => ctx.extra.stop?.abort(),
      onSubscribe: (ctx, _id, payload) => admit(ctx, payload, parts),
      onOperation(ctx, id, _payload, _args, results) {
        if (results instanceof PushedResults && id in ctx.subscriptions) pushResults(ctx, id, results);
      },
      // Only of queries: the results of subscriptions are pushed.
      onNext: (_ctx, _id, _payload, args, result) => maskResult(result, args.contextValue as GraphqlContext),
      onError(ctx, _id, _payload, errors) {
        const context = contextFor(deps, requestOf(ctx, parts), null);
        return errors.map((error) => maskError(error, context));
      },
    },
    sockets,
  );
  let isStopping = false;
  http.on('upgrade', (request, socket, head) => {
    if (isStopping) {
      socket.destroy();
      return;
    }
    if (URL.parse(request.url ?? '', 'http://localhost')?.pathname !== '/graphql') {
      // In development, Vite has its own upgrade listener; without one, nothing else would answer the request.
      if (http.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    // Node removes its own error listener on upgrade; without this one, a broken connection would crash the process.
    socket.on('error', (error) => deps.log.debug({ err: error }, 'a connection broke at its upgrade'));
    if (!isOwnOrigin(request.headers.origin, request.headers.host, deps.config.publicUrl)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    const address = networkOf(parts.addressOf(request));
    if (!parts.counts.takeAddress(address)) {
      refuseUpgrade(socket, `429 Too Many Requests\r\nRetry-After: ${retryAfter}`);
      return;
    }
    socket.once('close', () => parts.counts.releaseAddress(address));
    sockets.handleUpgrade(request, socket, head, (client) => {
      sockets.emit('connection', client, request);
      quietly(client, deps);
    });
  });
  return async () => {
    isStopping = true;
    // A client whose connection broke silently never answers the close frame.
    const cut = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, closePatience);
    await served.dispose();
    clearTimeout(cut);
  };
}

/** Checks the token again and the limits, and prepares the operation; resolves to the errors if it is refused. */
async function admit(ctx: SocketContext, payload: Parameters<SocketParts['prepare']>[0], parts: SocketParts) {
  const { deps, limits } = parts;
  const { token, socket } = ctx.extra;
  const session = token === undefined ? null : await deps.findSession(token);
  if (session === null) {
    socket.close(forbidden, 'Forbidden');
    return [new GraphQLError('Forbidden')];
  }
  if (Object.keys(ctx.subscriptions).length > limits.operations) {
    return [new GraphQLError('Too many operations on one socket.')];
  }
  if (operationsOf(session, parts) > limits.operationsPerAccount) {
    return [new GraphQLError('Too many operations of one account.')];
  }
  return parts.prepare(payload, contextFor(deps, requestOf(ctx, parts), session.viewer));
}

/** Sends the results of a subscription as the `next` messages of the protocol, until graphql-ws ends it. */
function pushResults({ extra: { socket } }: SocketContext, id: string, results: PushedResults): void {
  const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  results.pushTo((json) => pushMessage(socket, `${start}${json}}`));
}

/** Rejects an upgrade with an HTTP status and destroys the socket at once, without waiting for the client. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/**
 * Replaces the library's error listener, which prints invalid frames with a stack trace: any client could flood the
 * log.
 */
function quietly(client: WebSocket, deps: ServerDeps): void {
  client.removeAllListeners('error');
  client.on('error', (error) => deps.log.debug({ err: error }, 'a socket sent something broken'));
}

async function connect(ctx: SocketContext, parts: SocketParts): Promise<boolean> {
  const { deps, counts } = parts;
  const given = ctx.connectionParams?.authorization;
  const token = tokenOf(typeof given === 'string' ? given : undefined);
  const session = token === null ? null : await deps.findSession(token);
  if (token === null || session === null) {
    const ip = networkOf(parts.addressOf(ctx.extra.request));
    logRefusal(deps.log, { operation: 'socket', userId: null, ip }, new UserNotAuthenticatedError());
    return false;
  }
  // The socket closed during the token lookup, so its close event has passed and nothing would clean up.
  if (ctx.extra.socket.readyState !== ctx.extra.socket.OPEN) return false;
  const { userId } = session.viewer;
  if (!counts.join(userId, ctx)) {
    ctx.extra.socket.close(tryLater, 'Too many sockets');
    return false;
  }
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => counts.leave(userId, ctx), { once: true });
  Object.assign(ctx.extra, { session, token, stop } satisfies SocketState);
  closeAtTheEnd(ctx, deps, session, stop.signal);
  return true;
}

/** Closes the socket when its token expires or is revoked (S13). */
function closeAtTheEnd(ctx: SocketContext, deps: ServerDeps, session: Session, signal: AbortSignal): void {
  const close = () => ctx.extra.socket.close(forbidden, 'Forbidden');
  const left = session.expiresAt.getTime() - deps.clock.now().getTime();
  // The token may be valid for longer than the maximum of setTimeout; the socket is then closed with a request to
  // reconnect.
  const timer =
    left > longestTimer
      ? setTimeout(() => ctx.extra.socket.close(comeBack, 'Going away'), longestTimer)
      : setTimeout(close, left);
  timer.unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const revoked = deps.bus.subscribe(revokedTopic(session.viewer.tokenId), signal);
  void (async () => {
    // The token may have been revoked between the lookup and the subscription, which would never deliver that event.
    if (await hasEnded(ctx, deps)) close();
    for await (const message of revoked) {
      // After a gap the revocation may have been missed, so check the table.
      const ended = message.gap !== true || (await hasEnded(ctx, deps));
      if (ended) close();
    }
  })().catch((error: unknown) => deps.log.error({ err: error }, 'a socket could not follow its token'));
}

async function hasEnded(ctx: SocketContext, deps: ServerDeps): Promise<boolean> {
  return (await deps.findSession(ctx.extra.token ?? '')) === null;
}

function requestOf({ extra: { request } }: SocketContext, { addressOf }: SocketParts) {
  return { headers: request.headers, ip: addressOf(request) };
}

function operationsOf({ viewer }: Session, { counts }: SocketParts): number {
  return [...counts.of(viewer.userId)].reduce(
    (sum, { subscriptions }) => sum + Object.keys(subscriptions).length,
    0,
  );
}

/** Browsers send the origin of the page that opens the socket, which must be ours (S19). Other clients send none. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === URL.parse(publicUrl)?.origin || URL.parse(origin)?.host === host;
}
