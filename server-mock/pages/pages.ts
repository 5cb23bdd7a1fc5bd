import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { detectLocale } from '#domain/locale/locale-choice.ts';
import { sayingLocale, splitLocale } from '#src/paths/locale-address.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { acceptedLanguages } from '../http/accept-language.ts';
import type { Locale } from '../messages.ts';
import { publicTextsChanged } from '../public-texts.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { PageQuestion } from './built-app.ts';
import type { MadePage } from './make-page.ts';
import { createPageCompressor, type PageCompressor } from './page-compressor.ts';
import { brotliOf, htmlOf, type PageEncoding } from './page-encoding.ts';
import type { PageSource } from './page-source.ts';

interface ServedPage {
  readonly kind: 'page';
  readonly status: number;
  /** The HTML, compressed with Zstandard: the text would take ten times as much memory. */
  readonly zstd: Buffer;
  /** Compressed with Brotli, from when the first browser asks for it. */
  brotli: Promise<Buffer> | null;
  /** A weak one, because it stands for the page in each encoding. */
  readonly etag: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly nonce: string;
  /** The page's URL must not be sent to sites that it links to. */
  readonly hasSecretLink: boolean;
}

export type PageOutcome =
  | ServedPage
  | { readonly kind: 'redirect'; readonly href: string }
  /** The plain shell, for pages that depend on the signed-in user or the device and are rendered in the browser. */
  | {
      readonly kind: 'shell';
      /** 503 while the server has no time to make it: search engines come back later, and browsers make it themselves. */
      readonly status: 200 | 500 | 503;
      readonly html: string;
      readonly hasSecretLink: boolean;
    };

/** A request for a page. Pages are rendered without a session, so that all visitors get the same page. */
interface PageVisit {
  readonly href: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/** Whoever asks for a page, as far as its queries depend on it. */
export interface PageVisitor {
  readonly locale: Locale;
  readonly ip: string;
  /** What the page has to include at least; null for the newest. */
  readonly asOf: GraphqlContext['asOf'];
}

export interface PageParts {
  readonly deps: ServerDeps;
  readonly source: PageSource;
  /** Executes a query as an anonymous visitor. Resolves to the answer as JSON. */
  readonly ask: (question: PageQuestion, visitor: PageVisitor) => Promise<string>;
}

/** Bytes of all cached pages together; a page has 25 to 45 thousand in each encoding. */
const mostBytes = 8 * 2 ** 20;
/** Bytes of a page besides its HTML: its address, its hashes and the entry itself. */
const bytesAround = 2_000;
const cachedFor = 30_000;
/**
 * Pages that are made at a time: one is rendered while the others wait for the database. More would only wait for the
 * same thread, and what they hold meanwhile would outlive the collection of short-lived objects.
 */
const atOnce = 6;
/** Pages that wait to be made; one takes 10 to 30 ms. */
const mostWaiting = 100;

export interface Pages {
  visit(visit: PageVisit): Promise<PageOutcome>;
}

/** Returns the page in this encoding; in UTF-8 without one. */
export async function bodyOf(page: ServedPage, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'zstd') return page.zstd;
  if (encoding === null) return await htmlOf(page.zstd);
  page.brotli ??= brotliOf(page.zstd).catch((error: unknown) => {
    page.brotli = null;
    throw error;
  });
  return await page.brotli;
}

export function createPages(parts: PageParts): Pages {
  const { source, deps } = parts;
  const cache = new LRUCache<string, ServedPage | { readonly kind: 'redirect'; readonly href: string }>({
    ...{ maxSize: mostBytes, ttl: cachedFor, ttlResolution: 0 },
    // Some browsers may ask for it in Brotli.
    sizeCalculation: (made) => bytesAround + (made.kind === 'page' ? 2 * made.zstd.length : 0),
    perf: { now: () => deps.clock.now().getTime() },
  });
  const readVersion = versionReader(deps);
  const compressor = createPageCompressor();
  const queue = new PQueue({ concurrency: atOnce });
  /** Pages that are being made, so that visitors who ask at the same time get the same one. */
  const making = new Map<string, ReturnType<typeof makePage>>();
  const make = (key: string, href: string, visitor: PageVisitor): ReturnType<typeof makePage> => {
    const page = queue
      .add(() => makePage(parts, compressor, href, visitor))
      .then((made) => {
        // What has changed since the version was read may be in it; nobody with a newer version asks for this key.
        if (made.kind !== 'shell') cache.set(key, made);
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, page);
    return page;
  };
  return {
    async visit({ href: asked, headers, ip }) {
      try {
        const { href, locale: wanted } = splitLocale(asked);
        // Cached pages do not store whether the language came from the URL or from the browser, so redirects get it
        // here.
        const inWanted = <Made extends PageOutcome>(made: Made) =>
          made.kind === 'redirect' && wanted !== null
            ? { ...made, href: sayingLocale(made.href, wanted) }
            : made;
        const locale =
          wanted ?? detectLocale(headers.cookie ?? '', acceptedLanguages(headers['accept-language']));
        // A page of an older version is never read again, and leaves the cache as the least recently used one.
        const { version, asOf } = await readVersion();
        const visitor = { locale, ip, asOf };
        const key = `${version} ${locale} ${href}`;
        const cached = cache.get(key);
        if (cached !== undefined) {
          if (cached.kind === 'page' && cached.status === 200) countVisit(parts, href, visitor);
          return inWanted(cached);
        }
        const shared = making.get(key);
        if (shared === undefined && queue.size >= mostWaiting)
          return { kind: 'shell', status: 503, html: await source.template(asked), hasSecretLink: true };
        const made = await (shared ?? make(key, href, visitor));
        if (shared !== undefined && made.kind === 'page' && made.status === 200)
          countVisit(parts, href, visitor);
        if (made.kind === 'shell') return { ...made, status: 200, html: await source.template(asked) };
        return inWanted(made);
      } catch (error) {
        deps.log.error({ err: error, href: asked }, 'page not rendered');
        return { kind: 'shell', status: 500, html: await source.template(asked), hasSecretLink: true };
      }
    },
  };
}

async function makePage(
  { source, deps, ask }: PageParts,
  compressor: PageCompressor,
  href: string,
  visitor: PageVisitor,
): Promise<ServedPage | Exclude<MadePage, { readonly kind: 'page' }>> {
  const { locale } = visitor;
  const task = { href, locale, now: deps.clock.now().getTime(), origin: deps.config.publicUrl };
  const made = await source.makePage(task, (question) => ask(question, visitor));
  if (made.kind !== 'page') return made;
  const { html, ...page } = made;
  const zstd = await compressor.compress(html);
  const etag = `W/"${createHash('sha256').update(zstd).digest('base64url').slice(0, 22)}"`;
  return { ...page, zstd, brotli: null, etag };
}

/** The slug of the product whose page this is; null for other pages. */
function slugIn(href: string): string | null {
  const slug = /^\/products\/([^/?]+)/.exec(href)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/** Counts a cached page as a view of its product (PROD-020), without delaying the response. */
function countVisit({ ask, deps }: PageParts, href: string, visitor: PageVisitor): void {
  const slug = slugIn(href);
  if (slug === null) return;
  const query = 'query CountVisit($slug: String!) { productBySlug(slug: $slug) { __typename } }';
  ask({ query, operationName: 'CountVisit', variables: { slug } }, visitor).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'visit not counted'),
  );
}

interface PagesVersion {
  readonly version: string;
  /** The state of the catalogue in this version; null if it could not be read. */
  readonly asOf: GraphqlContext['asOf'];
}

/**
 * Returns a function that reads the version of all that pages are made from: products, what is reserved of them, and the
 * texts. While the database cannot be read it stays the same, so that cached pages are still sent.
 */
function versionReader(deps: ServerDeps): () => Promise<PagesVersion> {
  const texts = followTexts(deps);
  let catalog = '';
  return async () => {
    let asOf: GraphqlContext['asOf'] = null;
    try {
      asOf = await deps.search.readStamp(deps.clock.now());
      catalog = asOf.version;
    } catch (error) {
      deps.log.warn({ err: error }, 'the version of the pages was not read');
    }
    return { version: `${texts.version} ${catalog}`, asOf };
  };
}

/** Counts changes of texts by staff, in any process. The subscription ends with the bus. */
function followTexts({ bus, log }: ServerDeps): { readonly version: number } {
  const seen = { version: 0 };
  const follow = async () => {
    for await (const _change of bus.subscribe(publicTextsChanged, new AbortController().signal))
      seen.version += 1;
  };
  follow().catch((error: unknown) => log.error({ err: error }, 'changes of public texts are not followed'));
  return seen;
}
