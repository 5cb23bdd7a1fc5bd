import type { FastifyReply, FastifyRequest } from 'fastify';

/** Paths that are never a page of the app: an unknown one gets a JSON 404. */
const notPages = /^\/(api|graphql|media|assets|sitemaps?)([/.]|$)/;

/** True for a request that opens a page, by a browser or a crawler. */
export function isNavigation(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = request.url.split('?')[0] ?? '/';
  const accept = request.headers.accept ?? '*/*';
  // Link previews and some crawlers accept any type; a path with a file extension is then a missing file, not a page.
  const wantsPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathname));
  return !notPages.test(pathname) && wantsPage;
}

/** True for a browser navigation, which accepts HTML explicitly; other requests get JSON errors. */
export function isPersonsNavigation(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return isNavigation(request) && (request.headers.accept ?? '').includes('text/html');
}

/** Redirects a navigation to a malformed URL to the not-found page (ROUTE-044). */
export async function leadToNothing(reply: FastifyReply): Promise<FastifyReply> {
  return await reply.header('cache-control', 'no-store').redirect('/404', 302);
}
