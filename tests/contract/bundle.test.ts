import { expect, test } from 'vitest';
import { filesOfRoute, routeManifest } from '../../src/route-manifest/route-manifest.ts';
import { filesAfterShell } from '../../workers/service-worker/files-to-store.ts';
import { importCycle } from './bundle/import-cycle.ts';
import {
  brotliBytes,
  builtFiles,
  entryKeys,
  filesAndCopies,
  filesInBuild,
  filesOf,
  filesWithStyles,
  readChunks,
  readOfflineFiles,
  sizeOf,
  textOf,
} from './bundle/read-build.ts';

// In bytes of brotli. The frameworks alone take about 97 kB.
const FIRST_ROUTE_LIMIT = 125_000;
const SHELL_LIMIT_COMPRESSED = 600_000;
const SHELL_LIMIT_RAW = 1_500_000;
/** In bytes, with the compressed copies. The decoders of HEIC photos take 4.5 MB. */
const BUILD_LIMIT = 14_000_000;

const chunks = readChunks();
const offline = readOfflineFiles();
const withoutSlash = (files: readonly string[]) => files.map((file) => file.slice(1));
const firstRoute = filesOf(chunks, entryKeys(chunks));
const kB = (bytes: number) => Math.round(bytes / 100) / 10;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test(`the first route needs at most ${FIRST_ROUTE_LIMIT / 1000} kB of JavaScript (brotli)`, () => {
  const bytes = sum(firstRoute.map(brotliBytes));
  expect(bytes, `${kB(bytes)} kB in ${firstRoute.join(', ')}`).toBeLessThanOrEqual(FIRST_ROUTE_LIMIT);
});

test('the first route holds no database, no picture tools and no GraphQL parser', () => {
  const text = firstRoute.map(textOf).join('\n');
  // Texts that survive minification: class names, error names and messages of these libraries.
  const fingerprints = [
    'RxDatabase',
    'MissingAPI',
    'libheif',
    'heic-to',
    'browser-image-compression',
    'Syntax Error: Unexpected',
  ];
  expect(fingerprints.filter((word) => text.includes(word))).toEqual([]);
});

test(`the whole build takes at most ${BUILD_LIMIT / 1_000_000} MB; the server's part has no screens of the account and of staff`, () => {
  const files = filesInBuild();
  const bytes = sum(filesAndCopies().map(sizeOf));
  expect(bytes, `${kB(bytes)} kB`).toBeLessThanOrEqual(BUILD_LIMIT);
  const nameOf = (file: string) => file.replace(/^.*\/(.+)-[\w-]{7,8}\.js$/, '$1');
  const server = files.filter((file) => file.startsWith('server/')).map(nameOf);
  expect(server).toEqual(expect.arrayContaining(['home', 'product']));
  expect(
    server.filter((name) => ['orders-page', 'payouts-page', 'desk-screen', 'cases-page'].includes(name)),
  ).toEqual([]);
});

test('index.html names every file of the start, so that its layers come together although they run one by one', () => {
  const html = textOf('index.html');
  expect(firstRoute.filter((file) => !html.includes(`"/${file}"`))).toEqual([]);
  for (const layer of ['react', 'router', 'libraries', 'start'])
    expect(firstRoute.join(), layer).toContain(`assets/${layer}-`);
});

test('what a page of the shop asks for together comes in few files', () => {
  const names = Object.values(chunks).map(({ file }) => file.replace(/^assets\/(.+)-[\w-]{7}\.js$/, '$1'));
  for (const name of ['pages', 'shared', 'answers', 'beside', 'local', 'fields'])
    expect(names.filter((one) => one === name)).toHaveLength(1);
  for (const page of ['home', 'product-list', 'product']) {
    const key = Object.keys(chunks).find((one) =>
      one.startsWith(`src/routes/${page}.tsx?tsr-split=component`),
    );
    expect(key, `${page} is a file that the server finds`).toBeDefined();
    const scripts = filesOf(chunks, [key ?? '']).filter((one) => !firstRoute.includes(one));
    expect(scripts.length, `${page}: ${scripts.join(', ')}`).toBeLessThanOrEqual(18);
  }
});

test('no chunk of the build imports itself through others', () => {
  expect(importCycle(chunks)).toBeNull();
});

test('a circle of imports is distinguished from a part that two others share', () => {
  const shared = { home: { imports: ['kit', 'react'] }, kit: { imports: ['react'] }, react: {} };
  expect(importCycle(shared)).toBeNull();
  const circle = { ...shared, react: { imports: ['home'] } };
  expect(importCycle(circle)).toEqual(['home', 'kit', 'react', 'home']);
});

test('the app shell that every visitor stores stays small, and holds neither photo tools nor HEIC decoders', () => {
  const files = precachedFiles();
  expect(files).toEqual(expect.arrayContaining(['index.html', 'early.js']));
  expect(files.filter((file) => file.startsWith('assets/')).sort()).toEqual(
    withoutSlash(offline.shell).sort(),
  );
  expect(files.filter((file) => /heic|photos\.worker|\.wasm$/.test(file))).toEqual([]);
  expect(offline.photos.some((file) => file.includes('/photos.worker-'))).toBe(true);
  expect(offline.photos.some((file) => file.includes('libheif'))).toBe(true);
  const raw = sum(files.map((file) => Buffer.byteLength(textOf(file), 'latin1')));
  const compressed = sum(files.map(brotliBytes));
  expect(raw, `${kB(raw)} kB raw`).toBeLessThanOrEqual(SHELL_LIMIT_RAW);
  expect(compressed, `${kB(compressed)} kB compressed`).toBeLessThanOrEqual(SHELL_LIMIT_COMPRESSED);
});

test('PWA-001 what opens offline is stored before it is opened, with everything it imports, and it all stays small', () => {
  const keysOf = (module: string) =>
    [module, `${module}?tsr-split=component---loader`].filter((key) => chunks[key] !== undefined);
  const pages = routeManifest.filter(({ offline: policy }) => policy !== 'on-open').flatMap(filesOfRoute);
  const parts = [
    'features/buying/wishlist/wishlist-row.tsx',
    'features/shop/catalog/filters/filter-sheet.tsx',
    'features/shop/search/search-panel.tsx',
    'data/db/create-database.ts',
  ].map((module) => `src/${module}`);
  const roots = [...pages, ...parts].flatMap(keysOf);
  expect(roots).toEqual(
    expect.arrayContaining([
      'src/routes/product.tsx?tsr-split=component---loader',
      'src/routes/account/items-draft.tsx?tsr-split=component---loader',
      ...parts,
    ]),
  );
  const needed = filesWithStyles(chunks, roots);
  expect(needed.some((file) => file.endsWith('.css'))).toBe(true);
  for (const opened of [[], offline.languages.en.messages, offline.languages.fr.messages]) {
    const later = withoutSlash(filesAfterShell(offline, new Set(opened)));
    expect(later.filter((file) => file.includes('/static-pages.'))).toHaveLength(1);
    const there = new Set([...precachedFiles(), ...later]);
    expect(needed.filter((file) => !there.has(file))).toEqual([]);
    const compressed = sum([...there].map(brotliBytes));
    expect(compressed, `${kB(compressed)} kB compressed`).toBeLessThanOrEqual(SHELL_LIMIT_COMPRESSED);
  }
});

test('PWA-005 the service worker is built, and nothing in it or in the app runs text as code', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('service-worker.js');
  const risky = scripts.filter(
    (file) => !/libheif|heic/.test(file) && /\bnew Function\(|\beval\(/.test(textOf(file)),
  );
  expect(risky).toEqual([]);
});

test('no file that every visitor stores needs a file that only some store', () => {
  const outsideShell = new Set(withoutSlash(offline.outsideShell));
  const needs = Object.values(chunks)
    .filter(({ file }) => !outsideShell.has(file))
    .flatMap(({ file, imports = [], css = [] }) =>
      [...imports.map((key) => chunks[key]?.file ?? key), ...css]
        .filter((one) => outsideShell.has(one))
        .map((one) => `${file} needs ${one}`),
    );
  expect(outsideShell.size).toBeGreaterThan(20);
  expect(needs).toEqual([]);
});

test('no built file loads anything from another origin', () => {
  const loads =
    /(?:src|href)="https?:\/\/|importScripts\("https?:|import\("https?:|fetch\(["'`]https?:|url\(["']?https?:/;
  const files = builtFiles().filter((file) => /\.(js|css|html)$/.test(file));
  const offenders = files.filter((file) => loads.test(textOf(file)));
  expect(offenders).toEqual([]);
});

/** The files that the service worker precaches. */
function precachedFiles(): string[] {
  const worker = textOf('service-worker.js');
  const entries = [...worker.matchAll(/\{[`"']?(?:revision|url)[`"']?:[^{}]*?\}/g)].map(([entry]) => entry);
  return entries.flatMap((entry) => /[`"']?url[`"']?:[`"']([^`"']+)/.exec(entry)?.[1] ?? []);
}
