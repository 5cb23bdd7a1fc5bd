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
  ...['/account/items/nieuw', '/account/bestaat-niet'],
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
  const [list = ''] = await renderInOrder([{ href: '/meubels/stoelen', locale: 'nl' }]);
  const products = [...new Set(list.match(/(?<=href=")\/products\/[^"/]+/g))].slice(0, 3);
  expect(products).toHaveLength(3);
  const similar = products.map((product) => product.replace('/products/', '/vergelijkbaar/'));
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
