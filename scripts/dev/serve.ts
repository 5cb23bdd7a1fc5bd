import path from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite } from 'vite';
import { readConfig } from '../../server-mock/config.ts';
import { createServer } from '../../server-mock/create-server.ts';
import { refuseRequest } from '../../server-mock/http/refusals.ts';
import { listenUntilStopped } from '../../server-mock/listen-until-stopped.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';
import { announce } from '../start/announce.ts';

const notPages = /^\/(api|graphql|media)(\/|$|\?)/;

/** Vite answers whatever the API does not: sources, hot reloading, and the page for every other address. */
async function serveSources(app: FastifyInstance): Promise<void> {
  const vite = await createVite({
    root: path.resolve(import.meta.dirname, '../..'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(async (request, reply) => {
    if (notPages.test(request.url)) return await refuseRequest(reply, 404, 'not_found');
    // From here on Vite writes the response.
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
    return reply;
  });
}

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const server = await createServer({ config, frontend: serveSources });
  await listenUntilStopped(server, 'localhost');
  announce(config);
} catch (error) {
  console.error(describeStartFailure(error, process.env));
  process.exit(1);
}
