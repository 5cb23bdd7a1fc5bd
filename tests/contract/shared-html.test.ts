import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireBuild } from '../../scripts/build/require-build.ts';
import type { PageVisit } from '../setup/render-pages.ts';
import { type ServerProcess, spawnServer } from '../setup/spawn-server.ts';

// docs/decisions/0066-rendering-and-memory.md: pages in one language share the HTML of what they have in common.
const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-shared-'));
const locales = ['nl', 'fr'] as const;

/** Pages with links to themselves or to pages above them, searches, lists of the same products, and missing pages. */
const addresses = [
  ...['/', '/?utm_source=x', '/meubels', '/meubels/stoelen', '/meubels/stoelen?p=50-900', '/meubels/2'],
  ...[
    '/sale',
    '/net-binnen',
    '/tweedekans',
    '/collecties',
    '/lampen',
    '/kopersbescherming',
    '/contact',
    '/contact?a=b',
  ],
  ...['/over-ons', '/zoeken/stoel', '/zoeken/houten-tafel', '/zoeken/caf%C3%A9-stoel', '/bestaat/niet'],
  ...['/account/items/nieuw', '/account/bestaat-niet', '/fotoverantwoording', '/fotoverantwoording?a=b'],
];

let server: ServerProcess;

/** Renders pages one after the other in a new thread. Returns their preload links and screens, without their data. */
async function renderInOrder(visits: readonly PageVisit[]): Promise<readonly string[]> {
  const entry = pathToFileURL(path.resolve('dist/server/entry-server.js')).href;
  const thread = new Worker(new URL('../setup/render-pages.ts', import.meta.url), {
    workerData: { entry, server: server.url, visits },
  });
  const [bodies] = (await once(thread, 'message')) as [readonly string[]];
  await thread.terminate();
  return bodies.map((body) => body.split('<script')[0] ?? '');
}

interface DemoProduct {
  readonly slug: string;
  readonly minimumBidPrice: number | null;
  readonly reservedUntil: string | null;
  readonly inventory: number;
}

/** What decides which buttons a visitor sees on the page of a product. */
const kinds: Readonly<Record<string, (product: DemoProduct) => boolean>> = {
  'for bids': ({ minimumBidPrice, reservedUntil, inventory }) =>
    minimumBidPrice !== null && reservedUntil === null && inventory === 1,
  'without bids': ({ minimumBidPrice, reservedUntil, inventory }) =>
    minimumBidPrice === null && reservedUntil === null && inventory > 0,
  reserved: ({ reservedUntil, inventory }) => reservedUntil !== null && inventory > 0,
  sold: ({ inventory }) => inventory === 0,
  'several in stock': ({ reservedUntil, inventory }) => reservedUntil === null && inventory > 1,
};

/** The addresses of two products of each kind. */
async function productsOfAllKinds(): Promise<readonly string[]> {
  const query = `query ($offset: Int!) { searchProductsNew(limit: 100, offset: $offset, filters: [{ type: SOLD, value: "true" }]) {
    products { slug minimumBidPrice reservedUntil inventory } } }`;
  const all: DemoProduct[] = [];
  for (let offset = 0; offset < 500; offset += 100) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ query, variables: { offset } }),
    });
    const { data } = (await response.json()) as { data: { searchProductsNew: { products: DemoProduct[] } } };
    all.push(...data.searchProductsNew.products);
  }
  return Object.entries(kinds).flatMap(([kind, isOfKind]) => {
    const slugs = all.filter(isOfKind).map(({ slug }) => slug);
    expect(slugs.length, kind).toBeGreaterThan(0);
    return slugs.slice(0, 2).map((slug) => `/products/${slug}`);
  });
}

beforeAll(() => {
  requireBuild();
});
beforeAll(async () => {
  const settings = { APP_DIR: '/nowhere', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' };
  server = await spawnServer(settings, undefined, 'dist-server/main.js');
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

test('a page has the same HTML, whatever was rendered before it', async () => {
  const products = await productsOfAllKinds();
  const similar = products.slice(0, 3).map((product) => product.replace('/products/', '/vergelijkbaar/'));
  const hrefs = [...addresses, ...products, ...similar];

  const alone = new Map<string, string>();
  for (const href of hrefs) {
    const bodies = await renderInOrder(locales.map((locale) => ({ href, locale })));
    for (const [index, body] of bodies.entries()) alone.set(`${href} ${locales[index]}`, body);
  }
  for (const order of [hrefs, hrefs.toReversed()]) {
    const visits = order.flatMap((href) => locales.map((locale) => ({ href, locale })));
    const twice = visits.flatMap((visit) => [visit, visit]);
    for (const [index, body] of (await renderInOrder(twice)).entries()) {
      const page = `${twice[index]?.href} ${twice[index]?.locale}`;
      expect(body, page).toBe(alone.get(page));
    }
  }
}, 240_000);
