import type { FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that are never a page of the app: an unknown one is a JSON 404. */
const notPages = /^\/(api|graphql|media|assets|sitemaps?)([/.]|$)/;

/** True for what a browser or a crawler opens as a page. */
export function isNavigation(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = request.url.split('?')[0] ?? '/';
  const accept = request.headers.accept ?? '*/*';
  // Link previews and some crawlers name no type at all; an address with an ending is a file that is not there.
  const wantsPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathname));
  return !notPages.test(pathname) && wantsPage;
}

/** True for a person's browser, which names HTML; what names nothing is told in a program's words. */
export function isPersonsNavigation(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return isNavigation(request) && (request.headers.accept ?? '').includes('text/html');
}

/** An address that no server can read leads a person to the page that says that there is nothing (ROUTE-044). */
export async function leadToNothing(reply: FastifyReply): Promise<FastifyReply> {
  return await reply.header('cache-control', 'no-store').redirect('/404', 302);
}
