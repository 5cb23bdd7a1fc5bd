import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per API call with path, status and duration. The query string is left out, because it may contain
 * user input.
 */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    const isFile = route === undefined || route === '/*';
    const quiet = isFile || request.routeOptions.logLevel === 'warn';
    const facts = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log[quiet ? 'debug' : 'info'](facts, 'request');
  });
}
