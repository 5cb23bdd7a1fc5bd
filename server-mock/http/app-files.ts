import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBuiltApp } from '../pages/built-app.ts';
import { registerPages } from '../pages/serve-pages.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isNavigation, isPersonsNavigation } from './navigation.ts';
import { refuseRequest } from './refusals.ts';
import { dataPolicy, isPhotoWorker, pagePolicy, photoWorkerPolicy } from './security-headers.ts';

/**
 * Serves the built app from `folder`: hashed assets for good, everything else asked for again, and for the rest pages
 * made here, or the plain shell where the build has no server's part.
 */
export async function registerAppFiles(
  app: FastifyInstance,
  deps: ServerDeps,
  folder: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The page at / is made like any other.
    index: false,
    // The server's own part of the build is nobody else's business, nor are the names of the chunks.
    allowedPath: (pathname, _root, request) =>
      !/^\/(server|\.vite)(\/|$)/.test(pathname) && !isOpenedShell(pathname, request),
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
  // A folder is no file: the static handler would refuse the home page.
  app.get('/', (_request, reply) => reply.callNotFound());
  const built = readBuiltApp(folder);
  if (built === null) registerShell(app, folder);
  else registerPages(app, deps, built);
}

/** The file of the shell opened as if it were a page; the service worker fetches it by the same address, as a file. */
function isOpenedShell(
  pathname: string,
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
): boolean {
  return pathname === '/index.html' && isPersonsNavigation(request);
}

/** The plain shell for every page: everything is made in the browser. */
function registerShell(app: FastifyInstance, folder: string): void {
  const shell = readIfThere(path.join(folder, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    if (shell === null || !isNavigation(request)) return await refuseRequest(reply, 404, 'not_found');
    return await reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(shell);
  });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Without a built app every unknown address is a JSON 404. */
export function registerNoApp(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.callNotFound());
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
