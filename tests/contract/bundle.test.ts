import { expect, test } from 'vitest';
import { cachedAfterShell, splitBuild } from '../../workers/service-worker/manifest-split.ts';
import { importCycle } from './bundle/import-cycle.ts';
import { brotliBytes, builtFiles, entryKeys, filesOf, readChunks, textOf } from './bundle/read-build.ts';

// In bytes of brotli. The frameworks alone take about 97 kB.
const FIRST_ROUTE_LIMIT = 125_000;
const SHELL_LIMIT_COMPRESSED = 600_000;
const SHELL_LIMIT_RAW = 1_500_000;

/**
 * On-demand chunks that are precached because they have to open offline (workers/service-worker/manifest-split.ts).
 */
const NEEDED_OFFLINE =
  /filters\/(filter-sheet\.tsx|filter-panel\.tsx|brand-search\.ts)$|search\/search-panel\.tsx$|content-(about|buyer-protection|contact|faq|returns)\.tsx\?|routes\/(product|account\/sync)\.tsx\?/;

const chunks = readChunks();
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

test('no code of the first route has the browser look through all its languages', () => {
  const text = firstRoute.map(textOf).join('\n');
  expect(text).not.toContain('supportedLocalesOf');
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

test('no chunk of the build imports itself by way of others', () => {
  expect(importCycle(chunks)).toBeNull();
});

test('a circle of imports is told from a part that two others share', () => {
  const shared = { home: { imports: ['kit', 'react'] }, kit: { imports: ['react'] }, react: {} };
  expect(importCycle(shared)).toBeNull();
  const circle = { ...shared, react: { imports: ['home'] } };
  expect(importCycle(circle)).toEqual(['home', 'kit', 'react', 'home']);
});

test('the app shell that every visitor keeps stays small, and holds neither photo tools nor HEIC decoders', () => {
  const { shell, heicDecoders, photoTools } = splitBuild(precachedFiles());
  const addresses = shell.map((file) => (typeof file === 'string' ? file : file.url));
  expect(addresses).toContain('index.html');
  expect(heicDecoders.length).toBeGreaterThan(0);
  expect(photoTools.some((url) => url.includes('/photos.worker-'))).toBe(true);
  const raw = sum(addresses.map((file) => Buffer.byteLength(textOf(file), 'latin1')));
  const compressed = sum(addresses.map(brotliBytes));
  expect(raw, `${kB(raw)} kB raw`).toBeLessThanOrEqual(SHELL_LIMIT_RAW);
  expect(compressed, `${kB(compressed)} kB compressed`).toBeLessThanOrEqual(SHELL_LIMIT_COMPRESSED);
});

test('PWA-001 filters, suggestions and the pages about the shop are on the device after the shell, and it all stays small', () => {
  const parts = splitBuild(precachedFiles());
  const shell = parts.shell.map((file) => (typeof file === 'string' ? file : file.url));
  for (const opened of [[], ['/assets/words.en-12345678.js'], ['/assets/words.fr-12345678.js']]) {
    const later = cachedAfterShell(parts, new Set(opened)).map((url) => url.slice(1));
    expect(later.filter((file) => file.includes('/static-pages.'))).toHaveLength(1);
    const there = new Set([...shell, ...later]);
    const roots = Object.keys(chunks).filter((key) => NEEDED_OFFLINE.test(key));
    expect(roots).toHaveLength(11);
    const needed = [...filesOf(chunks, roots), ...roots.flatMap((key) => chunks[key]?.css ?? [])];
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

test('nothing that every visitor keeps needs a file that only some people keep', () => {
  const { rareScreens } = splitBuild(precachedFiles());
  const rare = new Set(rareScreens.map((url) => url.slice(1)));
  const needs = Object.values(chunks)
    .filter(({ file }) => !rare.has(file))
    .flatMap(({ file, imports = [], css = [] }) =>
      [...imports.map((key) => chunks[key]?.file ?? key), ...css]
        .filter((needed) => rare.has(needed))
        .map((needed) => `${file} needs ${needed}`),
    );
  expect(rareScreens.length).toBeGreaterThan(20);
  expect(needs).toEqual([]);
});

test('no built file loads anything from another origin', () => {
  const loads =
    /(?:src|href)="https?:\/\/|importScripts\("https?:|import\("https?:|fetch\(["'`]https?:|url\(["']?https?:/;
  const files = builtFiles().filter((file) => /\.(js|css|html)$/.test(file));
  const offenders = files.filter((file) => loads.test(textOf(file)));
  expect(offenders).toEqual([]);
});

/** The precache manifest that the build wrote into the service worker. */
function precachedFiles(): { url: string; revision: string | null }[] {
  const worker = textOf('service-worker.js');
  const found = [...worker.matchAll(/\{[`"']?(revision|url)[`"']?:[^{}]*?\}/g)].map(([part]) => part);
  const field = (part: string, name: string) =>
    new RegExp(`[\`"']?${name}[\`"']?:[\`"']([^\`"']+)`).exec(part)?.[1] ?? null;
  return found.flatMap((part) => {
    const url = field(part, 'url');
    return url === null ? [] : [{ url, revision: field(part, 'revision') }];
  });
}
