import { existsSync, globSync, readFileSync } from 'node:fs';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { expect, test } from 'vitest';
import { offlineParts } from '../../src/route-manifest/offline-parts.ts';
import { filesOfRoute, routeManifest, specOfRoute } from '../../src/route-manifest/route-manifest.ts';
import { routes } from '../../src/routes/routes.ts';

const pathsWith = (wanted: (spec: (typeof routeManifest)[number]) => boolean) =>
  routeManifest
    .filter(wanted)
    .map(({ path }) => path)
    .sort();

test('PWA-001 PWA-036 which pages open offline without having been opened before', () => {
  expect(pathsWith(({ offline }) => offline === 'shell')).toEqual([
    ...['/', '/$', '/500', '/account', '/account/favorieten', '/account/items'],
    ...['/account/items/concepten/$draftId', '/account/items/nieuw'],
  ]);
  expect(pathsWith(({ offline }) => offline === 'idle')).toEqual([
    ...['/account/synchronisatie', '/contact', '/cookies', '/klachten', '/kopersbescherming', '/over-ons'],
    ...['/pages/faq', '/privacy', '/products/$slug', '/retourneren', '/toegankelijkheid', '/voorwaarden'],
  ]);
});

/** Every page that must not be rendered for everybody. The lists are complete: a page that leaves one is noticed. */
const accountPages = [
  ...['/account', '/account/adressen', '/account/bestellingen', '/account/bestellingen/$itemUuid'],
  ...['/account/bestellingen/$itemUuid/$subpage', '/account/beveiliging', '/account/biedingen'],
  ...['/account/biedingen/$itemUuid', '/account/chats', '/account/chats/$itemUuid', '/account/favorieten'],
  ...['/account/gegevens', '/account/gemeld/$', '/account/gevolgd', '/account/items'],
  ...['/account/items/$itemUuid', '/account/items/concepten/$draftId', '/account/items/nieuw'],
  ...['/account/meldingen', '/account/meldingen/instellingen', '/account/synchronisatie'],
  ...['/account/uitbetalingen', '/account/verkoopsuggesties', '/account/verkoopsuggesties/$itemUuid'],
  ...['/account/zoekopdrachten', '/account/zoekopdrachten/$itemUuid'],
];
// The server renders the beginning of a new draft, which is the same for everybody.
const newDraft = '/account/items/nieuw';
const personalPages = [
  ...accountPages.filter((path) => path !== newDraft),
  ...['/bestelling', '/bord/$shareKey', '/checkout/$cartUuid', '/checkout/$cartUuid/status'],
  ...['/checkout/$cartUuid/success', '/questions/$productUuid', '/winkelwagen', '/winkelwagen/$cartUuid'],
  '/winkelwagen/bezorging',
];

test('U24 pages of the account, the cart, the checkout and the staff desk are not public, and not indexed', () => {
  expect(pathsWith(({ audience }) => audience === 'personal')).toEqual(personalPages);
  expect(pathsWith(({ audience }) => audience === 'staff')).toEqual(['/staff/$']);
  const publicButNotIndexed = [newDraft, '/500', '/meldingen/afmelden', '/nieuwsbrief/$action'];
  expect(pathsWith(({ isIndexed }) => !isIndexed)).toEqual(
    [...personalPages, '/staff/$', ...publicButNotIndexed].sort(),
  );
});

test('pages that are opened with a secret link do not send their URL to other sites', () => {
  expect(pathsWith(({ hasSecretLink }) => hasSecretLink === true)).toEqual([
    ...['/bestelling', '/bord/$shareKey', '/meldingen/afmelden', '/nieuwsbrief/$action'],
  ]);
});

test('every page is declared once, with files that exist, and every route file belongs to a page', () => {
  expect(new Set(routeManifest.map(({ path }) => path)).size).toBe(routeManifest.length);
  const files = new Set(routeManifest.flatMap(filesOfRoute));
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  const routes = globSync('src/routes/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('createFileRoute('),
  );
  expect(routes.filter((file) => !files.has(file))).toEqual([]);
  expect(offlineParts.filter(({ module }) => !existsSync(`src/${module}`))).toEqual([]);
});

test('the layouts of a page are those around its route', () => {
  const nested = new Map<string, readonly string[]>();
  const visit = (nodes: readonly VirtualRouteNode[], layouts: readonly string[]): void => {
    for (const node of nodes) {
      if (node.type === 'layout') visit(node.children ?? [], [...layouts, node.file]);
      else if (node.type === 'route') nested.set(node.path, layouts);
    }
  };
  visit(routes.children ?? [], []);
  for (const { path, layouts = [] } of routeManifest.filter(({ path }) => path !== '/'))
    expect([path, nested.get(path)]).toEqual([path, layouts]);
});

test('the id of a route leads to its page, also inside of layouts', () => {
  expect(specOfRoute('/')?.module).toBe('home.tsx');
  expect(specOfRoute('/_account/account/chats')?.path).toBe('/account/chats');
  expect(specOfRoute('/_account/_draft/account/items/nieuw')?.path).toBe('/account/items/nieuw');
  expect(specOfRoute('/_account')).toBeNull();
  expect(specOfRoute('__root__')).toBeNull();
});
