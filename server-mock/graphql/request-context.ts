import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf } from '../http/device.ts';
import { networkOf } from '../limits.ts';
import { localeOf } from '../messages.ts';
import type { CatalogStamp } from '../search/catalog-stamp.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { GraphqlContext, Viewer } from './context.ts';
import { asStaff, tokenOf } from './session.ts';

type Parts = Pick<
  ServerDeps,
  | 'addresses'
  | 'backgrounds'
  | 'payments'
  | 'db'
  | 'bus'
  | 'clock'
  | 'config'
  | 'limits'
  | 'log'
  | 'search'
  | 'secrets'
  | 'sentence'
  | 'findSession'
  | 'visits'
>;

/** Creates the context of one HTTP request; an invalid token is treated as no token (AUTH-029, API-002). */
export async function requestContext(
  parts: Parts,
  request: {
    readonly id: string;
    /** Undefined once the connection is closed, although Fastify's type says otherwise. */
    readonly ip: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly log: unknown;
  },
): Promise<GraphqlContext> {
  const token = tokenOf(request.headers.authorization);
  const session = token === null ? null : await parts.findSession(token);
  return contextFor(parts, request, session?.viewer ?? null);
}

/** Creates a context for a known viewer; the WebSocket server does so for every operation. */
export function contextFor(
  parts: Parts,
  request: {
    readonly id?: string;
    readonly ip: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly isPage?: true;
    readonly asOf?: CatalogStamp | null;
  },
  viewer: Viewer | null,
): GraphqlContext {
  const requestId = request.id ?? randomUUID();
  return {
    db: parts.db,
    viewer: viewer === null ? null : asStaff(viewer, parts.config.staffSecondFactor),
    locale: localeOf(request.headers['accept-language']),
    sentence: parts.sentence,
    requestId,
    ip: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    answerHeaders: new Map(),
    clock: parts.clock,
    bus: parts.bus,
    limits: parts.limits,
    log: parts.log.child({ requestId }),
    search: parts.search,
    visits: parts.visits,
    addresses: parts.addresses,
    backgrounds: parts.backgrounds,
    payments: parts.payments,
    secrets: parts.secrets,
    config: parts.config,
    isPage: request.isPage === true,
    asOf: request.asOf ?? null,
  };
}
