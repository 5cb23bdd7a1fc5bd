import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Bytes per second below which a body counts as slow: a third of what a phone at the edge of its network still does. */
const slowestRate = 8 * 1024;

/** No body may take longer than this, in milliseconds, however large it is. */
export const longestRequest = 10 * 60 * 1000;

/** How long a body of so many bytes may take, in milliseconds: the given time, and what a slow line needs for its bytes. */
export function bodyPatience(bytes: number, bodyTimeout: number): number {
  return Math.min(longestRequest, bodyTimeout + (bytes / slowestRate) * 1000);
}

/**
 * Cuts off bodies that do not arrive in their time, with 408, the way Node does with slow headers. Node's own limit is one
 * for all requests, and a photo from a phone needs longer than a line of JSON. A body that has arrived is never late,
 * however long the server takes to read it.
 */
export function registerSlowBodies(app: FastifyInstance, { bodyTimeout }: Pick<Config, 'bodyTimeout'>): void {
  app.addHook('onRequest', async (request) => {
    const bytes = bodyBytes(request);
    const { raw } = request;
    const { socket } = raw;
    // What `app.inject` hands in has no connection that could be slow or cut.
    if (bytes === 0 || !(socket instanceof Socket)) return;
    const timer = setTimeout(
      () => {
        if (raw.complete) return;
        const error = Object.assign(new Error('The body took too long.'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        app.server.emit('clientError', error, socket);
      },
      bodyPatience(bytes, bodyTimeout),
    );
    timer.unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
  });
}

/** What the request says about its body; one of unstated length gets the time of a small one. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return 1;
  const stated = Number(headers['content-length'] ?? 0);
  return Number.isFinite(stated) ? stated : 0;
}
