import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { routeManifest } from '#src/route-manifest/route-manifest.ts';
import { refuseRequest } from '../http/refusals.ts';
import type { ServerDeps } from '../server-deps.ts';
import { readSitemapEntries, type SitemapEntry } from './sitemap-entries.ts';

/** The sitemap protocol's limit of URLs per file. */
const sitemapSize = 50_000;
/** Without the namespaces of news, images and videos. */
const plainSitemap = { news: false, xhtml: false, image: false, video: false };
/** Milliseconds. A delay of minutes is fine for crawlers, and the catalogue is not read for each of them. */
const cachedFor = 10 * 60_000;
/** Paths of the server that are no pages. */
const serverPaths = ['/api', '/graphql', '/outbox'];

/** What crawlers are asked to leave alone: personal pages and the server's own paths. */
const closedPaths: readonly string[] = [
  ...new Set(
    routeManifest
      .filter(({ audience }) => audience !== 'public')
      .map(({ path }) => `/${path.split('/')[1]}`)
      .sort(),
  ),
  ...serverPaths,
];

/** Pages with one path each. Products and product lists have sitemaps of their own. */
const indexedPaths = routeManifest
  .filter(({ path, isIndexed, isInSitemap }) => isIndexed && isInSitemap !== false && !path.includes('$'))
  .map(({ path }) => path);

/** Registers robots.txt and the sitemaps (U24). */
export function registerSitemap(app: FastifyInstance, deps: ServerDeps): void {
  const origin = deps.config.publicUrl;
  const files = cachedBriefly(deps, () => makeFiles(deps));

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...closedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return await reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = [...(await files())].map(([name, entries]) => {
      const changed = entries.reduce<Date | null>((last, { changedAt }) => later(last, changedAt), null);
      return { url: `${origin}/sitemaps/${name}.xml`, ...lastmod(changed) };
    });
    return await sendXml(reply, Readable.from(parts).pipe(new SitemapIndexStream()));
  });
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const entries = (await files()).get(request.params.name.replace(/\.xml$/, ''));
    if (entries === undefined) return await refuseRequest(deps, reply, 404, 'not_found');
    const urls = entries.map(({ path, changedAt }) => ({ url: path, ...lastmod(changedAt) }));
    const stream = new SitemapStream({ hostname: origin, xmlns: plainSitemap });
    return await sendXml(reply, Readable.from(urls).pipe(stream));
  });
}

/** Builds the sitemaps by name: the static pages, the product lists, and as many files of products as are needed. */
async function makeFiles(deps: ServerDeps): Promise<ReadonlyMap<string, readonly SitemapEntry[]>> {
  const { productLists, products } = await readSitemapEntries(deps.db);
  const known = new Set(productLists.map(({ path }) => path));
  const pages = indexedPaths.filter((path) => !known.has(path)).map((path) => ({ path, changedAt: null }));
  // A sitemap without any page is invalid.
  return new Map([
    ['pages', pages],
    ...(productLists.length === 0 ? [] : [['listings', productLists] as const]),
    ...inParts(products).map((part, index) => [`products-${index + 1}`, part] as const),
  ]);
}

function inParts<Item>(items: readonly Item[], size = sitemapSize): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const lastmod = (changed: Date | null) => (changed === null ? {} : { lastmod: changed.toISOString() });

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? other : one;
}

async function sendXml(
  reply: FastifyReply,
  sitemap: SitemapStream | SitemapIndexStream,
): Promise<FastifyReply> {
  return await reply
    .header('cache-control', 'public, max-age=600')
    .type('application/xml; charset=utf-8')
    .send(await streamToPromise(sitemap));
}

function cachedBriefly<Value>(deps: ServerDeps, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return async () => {
    const now = deps.clock.now().getTime();
    if (cached === null || cached.until <= now) {
      cached = { value: make(), until: now + cachedFor };
      cached.value.catch(() => {
        cached = null;
      });
    }
    return await cached.value;
  };
}
