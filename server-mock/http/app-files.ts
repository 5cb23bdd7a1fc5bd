import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refusals.ts';
import { dataPolicy, isPhotoWorker, pagePolicy, photoWorkerPolicy } from './security-headers.ts';

/** Addresses that are never a page of the app: an unknown one is a JSON 404. */
const notPages = /^\/(api|graphql|media|assets)(\/|$)/;

/** Serves the built app from `folder`: hashed assets for good, everything else asked for again, pages for the rest. */
export async function registerAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    dotfiles: 'deny',
    // Made by the start script beside each file; without them the compress plugin does it per request.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const pathname = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheOf(pathname));
      reply.header('content-security-policy', policyOf(pathname));
    },
  });
  const hasPage = existsSync(path.join(folder, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    if (!hasPage || !isNavigation(request)) return await refuseRequest(reply, 404, 'not_found');
    return await reply.sendFile('index.html');
  });
}

/** Without a built app every unknown address is a JSON 404. */
export function registerNoApp(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuseRequest(reply, 404, 'not_found'));
}

function cacheOf(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function policyOf(pathname: string): string {
  if (isPhotoWorker(pathname)) return photoWorkerPolicy;
  // A worker script's own response rules what the worker may do.
  return /\.(html|js)$/.test(pathname) ? pagePolicy : dataPolicy;
}

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = request.url.split('?')[0] ?? '/';
  return !notPages.test(pathname) && (request.headers.accept ?? '').includes('text/html');
}
