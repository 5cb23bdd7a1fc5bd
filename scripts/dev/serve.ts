import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createServer as createVite } from 'vite';
import { readConfig } from '../../server-mock/config.ts';
import { createServer } from '../../server-mock/create-server.ts';
import { FolderTakenError } from '../../server-mock/db/folder-lock.ts';
import { listenUntilStopped } from '../../server-mock/listen-until-stopped.ts';
import { registerPages } from '../../server-mock/pages/serve-pages.ts';
import type { ServerDeps } from '../../server-mock/server-deps.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';
import { announce } from '../start/announce.ts';
import { sourcePages } from './source-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Lets Vite serve the sources with hot reloading; every other address is a page. */
async function serveSources(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  // Runs before routing: the address of a source belongs to Vite, whatever route the server has for it.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSource(request)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  registerPages(app, deps, sourcePages(vite, root));
}

const sources =
  /^\/(@|src\/|node_modules\/|locales\/|workers\/|\.cache\/|icons\/|screenshots\/)|^\/[\w-]+\.(js|ico|png|webmanifest)$/;

function isSource({ url }: FastifyRequest): boolean {
  return sources.test(url.split('?')[0] ?? '/');
}

/** Seconds to wait for the data folder: after a change the previous server may still be stopping. */
const patience = 11;

async function startWhenFree(config: ReturnType<typeof readConfig>, left = patience) {
  try {
    return await createServer({ config, frontend: serveSources });
  } catch (error) {
    if (!(error instanceof FolderTakenError) || left === 0) throw error;
    await wait(1_000);
    return startWhenFree(config, left - 1);
  }
}

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const server = await startWhenFree(config);
  await listenUntilStopped(server, 'localhost');
  announce(config);
} catch (error) {
  console.error(describeStartFailure(error, process.env));
  process.exit(1);
}
