import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageSource, pagesInThread } from '../pages/page-source.ts';
import { registerPages } from '../pages/serve-pages.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isNavigation, isPersonsNavigation, leadToNothing } from './navigation.ts';
import { refuseRequest } from './refusals.ts';
import { dataPolicy, isPhotoWorker, pagePolicy, photoWorkerPolicy } from './security-headers.ts';

/**
 * Serves the built app from `folder`: hashed assets with a long cache lifetime, other files with revalidation, and
 * server-rendered pages for everything else, or the plain shell if the build has no server bundle (`source` is null).
 */
export async function registerAppFiles(
  app: FastifyInstance,
  deps: ServerDeps,
  folder: string,
  source: PageSource | null = pagesInThread(folder),
): Promise<void> {
  const mayBeFile = fileCheck(folder);
  await app.register(fastifyStatic, {
    root: folder,
    // The route below decides what may be a file. With its own route and `allowedPath`, the plugin would read the folder
    // of the app twice for each page, which is no file.
    serve: false,
    dotfiles: 'deny',
    // The build compresses each file in advance; without those files the compress plugin does it per request.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const pathname = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheOf(pathname));
      reply.header('content-security-policy', policyOf(pathname));
    },
  });
  // The home page has a row of its own in the table of permissions.
  app.get('/', (_request, reply) => reply.callNotFound());
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    const pathname = `/${file}`;
    // A browser would take the next part for another host.
    if (pathname.startsWith('//'))
      return isPersonsNavigation(request)
        ? await leadToNothing(reply)
        : await refuseRequest(deps, reply, 404, 'not_found');
    if (!mayBeFile(pathname) || isOpenedShell(pathname, request)) return reply.callNotFound();
    return await reply.sendFile(file);
  });
  if (source === null) registerShell(app, deps, folder);
  else registerPages(app, deps, source);
}

/**
 * Returns a function that checks whether a path may be a file of the build: one with an extension at the top, or one in
 * a folder other than those of the server bundle and of the manifest. It knows no single file, so that files of a newer
 * build in the same folders are served as well, to pages of that build from another server.
 */
function fileCheck(folder: string): (pathname: string) => boolean {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const publicFolders = new Set(folders.filter((name) => name !== 'server' && !name.startsWith('.')));
  return (pathname) => {
    const [, first = '', ...rest] = pathname.split('/');
    return rest.length === 0 ? first.includes('.') : publicFolders.has(first);
  };
}

/** True when the shell file is opened as a page; the service worker fetches the same URL as a file. */
function isOpenedShell(
  pathname: string,
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
): boolean {
  return pathname === '/index.html' && isPersonsNavigation(request);
}

/** Serves the plain shell for every page, which is then rendered in the browser. */
function registerShell(app: FastifyInstance, deps: ServerDeps, folder: string): void {
  const shell = readIfThere(path.join(folder, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    if (shell === null || !isNavigation(request)) return await refuseRequest(deps, reply, 404, 'not_found');
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

/** Responds to every unknown URL with a JSON 404, because there is no built app. */
export function registerNoApp(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/', (_request, reply) => reply.callNotFound());
  app.setNotFoundHandler((_request, reply) => refuseRequest(deps, reply, 404, 'not_found'));
}

function cacheOf(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function policyOf(pathname: string): string {
  if (isPhotoWorker(pathname)) return photoWorkerPolicy;
  // The policy in a worker script's own response applies to the worker.
  return /\.(html|js)$/.test(pathname) ? pagePolicy : dataPolicy;
}
