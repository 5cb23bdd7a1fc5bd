import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { execute, GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import type { Context } from 'graphql-ws';
// Renamed: it is no React hook.
import { type Extra, useServer as serveGraphql } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddressOf } from '../http/client-address.ts';
import { networkOf } from '../limits.ts';
import { revokedTopic, type Session, sessionOf, tokenOf } from '../modules/auth/token.ts';
import type { ServerDeps } from '../server-deps.ts';
import { ClientSocket } from './client-socket.ts';
import type { GraphqlContext } from './context.ts';
import { UserNotAuthenticatedError } from './errors.ts';
import { logRefusal } from './log-refusal.ts';
import { maskError, maskResult } from './mask.ts';
import { contextFor } from './request-context.ts';
import { createSocketCounts, type SocketCounts } from './socket-counts.ts';
import { createOperations } from './socket-operation.ts';

/** The close code for a token that is missing, unknown, expired or revoked: the client must not try again with it. */
const forbidden = 4403;
/** The close code that sends a client away for a moment. */
const comeBack = 1001;
/** The close code for an account that has too many sockets: its client tries again after a pause, with the same token. */
const tryLater = 1013;
/** Seconds after which a caller with too many sockets may try again. */
const retryAfter = 30;
const longestTimer = 2 ** 31 - 1;

/** What one socket may do (S19). */
export const socketLimits = {
  /** Bytes of a message. */
  messageBytes: 65_536,
  /** Operations at a time. */
  operations: 20,
  /** Sockets at a time of one caller, whose people may be many behind one address, and of one account. */
  perAddress: 200,
  perAccount: 30,
  /** Operations at a time over all sockets of an account. */
  operationsPerAccount: 100,
  /** Milliseconds in which it must say who it is: short enough that it is closed within three seconds. */
  patience: 2_500,
} as const;
/** How long clients get to answer a close. */
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
}

/**
 * The WebSocket side of /graphql (subprotocol graphql-transport-ws only). A socket needs a valid token in its first
 * message, checked again for every operation, and closes with 4403 when the token ends. Returns a stop that closes
 * every socket with 1001, so that clients come back.
 */
export function serveSocket(http: Server, deps: ServerDeps, schema: GraphQLSchema): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.messageBytes,
    perMessageDeflate: false,
    WebSocket: ClientSocket,
  });
  const parts: SocketParts = {
    deps,
    counts: createSocketCounts(socketLimits),
    addressOf: clientAddressOf(deps.config),
  };
  const prepare = createOperations(schema, deps.config.production);
  const served = serveGraphql<Record<string, unknown>, SocketState>(
    {
      schema,
      execute,
      subscribe,
      connectionInitWaitTimeout: socketLimits.patience,
      onConnect: (ctx) => connect(ctx, parts),
      onClose: (ctx) => ctx.extra.stop?.abort(),
      async onSubscribe(ctx, _id, payload) {
        const { token, socket } = ctx.extra;
        const session = token === undefined ? null : await sessionOf(deps.db, token, deps.clock.now());
        if (session === null) {
          socket.close(forbidden, 'Forbidden');
          return [new GraphQLError('Forbidden')];
        }
        if (Object.keys(ctx.subscriptions).length > socketLimits.operations) {
          return [new GraphQLError('Too many operations on one socket.')];
        }
        if (operationsOf(session, parts) > socketLimits.operationsPerAccount) {
          return [new GraphQLError('Too many operations of one account.')];
        }
        return prepare(payload, contextFor(deps, requestOf(ctx, parts), session.viewer));
      },
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
      // In development Vite listens too; otherwise nobody would ever answer.
      if (http.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    // Node takes its own listener away with the upgrade: without one a pulled cable would end the process.
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
    // A client that is gone without a word never answers the close.
    const cut = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, closePatience);
    await served.dispose();
    clearTimeout(cut);
  };
}

/** Answers an upgrade with a status instead, and gives the connection back at once, whatever its client does. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** The library writes a broken frame to the console, with its trace: anybody could fill the log with that. */
function quietly(client: WebSocket, deps: ServerDeps): void {
  client.removeAllListeners('error');
  client.on('error', (error) => deps.log.debug({ err: error }, 'a socket sent something broken'));
}

async function connect(ctx: SocketContext, parts: SocketParts): Promise<boolean> {
  const { deps, counts } = parts;
  const given = ctx.connectionParams?.authorization;
  const token = tokenOf(typeof given === 'string' ? given : undefined);
  const session = token === null ? null : await sessionOf(deps.db, token, deps.clock.now());
  if (token === null || session === null) {
    const ip = networkOf(parts.addressOf(ctx.extra.request));
    logRefusal(deps.log, { operation: 'socket', userId: null, ip }, new UserNotAuthenticatedError());
    return false;
  }
  // Closed while its token was looked up: nobody would ever stop what begins here.
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
  // A token may outlive the longest timer: its socket is then asked to come back instead.
  const timer =
    left > longestTimer
      ? setTimeout(() => ctx.extra.socket.close(comeBack, 'Going away'), longestTimer)
      : setTimeout(close, left);
  timer.unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const revoked = deps.bus.subscribe(revokedTopic(session.viewer.tokenId), signal);
  void (async () => {
    // Revoked between the look-up and this subscription: nobody would ever say so again.
    if (await hasEnded(ctx, deps)) close();
    for await (const message of revoked) {
      // After a gap the word may have been missed: ask the table.
      const ended = message.gap !== true || (await hasEnded(ctx, deps));
      if (ended) close();
    }
  })().catch((error: unknown) => deps.log.error({ err: error }, 'a socket could not follow its token'));
}

async function hasEnded(ctx: SocketContext, deps: ServerDeps): Promise<boolean> {
  return (await sessionOf(deps.db, ctx.extra.token ?? '', deps.clock.now())) === null;
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

/** A browser names the page that opens the socket: only our own may (S19). Other clients send no origin. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === URL.parse(publicUrl)?.origin || URL.parse(origin)?.host === host;
}
