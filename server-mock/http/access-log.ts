import type { FastifyInstance } from 'fastify';

/** One line per call of the API: what, how it ended, how long. Addresses lose their query: it may hold what people typed. */
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
