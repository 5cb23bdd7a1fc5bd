import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Bytes per second below which a body counts as slow: a third of the rate of a phone with the weakest signal. */
const slowestRate = 8 * 1024;

/** Maximum time for a body of any size, in milliseconds. */
export const longestRequest = 10 * 60 * 1000;

/**
 * Returns the time allowed for a body of a given size, in milliseconds: the base timeout plus the transfer time on a
 * slow connection.
 */
export function bodyPatience(bytes: number, bodyTimeout: number): number {
  return Math.min(longestRequest, bodyTimeout + (bytes / slowestRate) * 1000);
}

/**
 * Aborts bodies that do not arrive in time with 408, as Node does with slow headers. Node's own limit is the same for
 * all requests, but a photo from a phone needs longer than a line of JSON. A body that has arrived is never late,
 * however long the server takes to read it.
 */
export function registerSlowBodies(app: FastifyInstance, { bodyTimeout }: Pick<Config, 'bodyTimeout'>): void {
  app.addHook('onRequest', async (request) => {
    const bytes = bodyBytes(request);
    const { raw } = request;
    const { socket } = raw;
    // Requests of `app.inject` have no connection.
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

/** Returns the declared size of the body; a body without one gets the time of a small body. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return 1;
  const stated = Number(headers['content-length'] ?? 0);
  return Number.isFinite(stated) ? stated : 0;
}
