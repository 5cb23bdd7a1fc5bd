import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embeddedTests } from '../../scripts/test/embedded-tests.ts';
import { project } from './project-files.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** A library counts as used if code in the folder imports it, not if it is only listed. */
const importersOf = (library: RegExp, layer: string) =>
  project.filter(
    ({ path, imports }) => path.startsWith(layer) && imports.some(({ specifier }) => library.test(specifier)),
  );

const used: readonly [ids: string, what: string, library: RegExp, room: string][] = [
  ['PWA-003', 'the screens are built with react', /^react$/, 'src/'],
  ['PWA-006', 'the service worker is registered with workbox-window', /^workbox-window$/, 'src/platform/'],
  ['PWA-007', 'the local database is rxdb', /^rxdb$/, 'src/data/'],
  ['PWA-007', 'it lives in IndexedDB', /^rxdb\/plugins\/storage-dexie$/, 'src/data/'],
  ['PWA-008', 'data flows through rxjs', /^rxjs$/, 'src/data/'],
  ['PWA-009', 'addresses are routed by @tanstack/react-router', /^@tanstack\/react-router$/, 'src/'],
  ['PWA-010', 'live updates come over graphql-ws', /^graphql-ws(\/|$)/, 'src/data/'],
  ['PWA-011', 'the page calls its worker through comlink', /^comlink$/, 'src/'],
  ['PWA-011', 'the worker answers through comlink', /^comlink$/, 'workers/photos/'],
  [
    'PWA-012',
    'pictures can be compressed by browser-image-compression',
    /^browser-image-compression$/,
    'workers/photos/',
  ],
  ['PWA-013', 'HEIC can be converted by heic-to', /^heic-to/, 'workers/photos/'],
  ['PWA-014', 'sentences are translated by lingui', /^@lingui\/(core|react)/, 'src/'],
];

describe('PWA-003 PWA-006 PWA-007 PWA-008 PWA-009 PWA-010 PWA-011 PWA-012 PWA-013 PWA-014 each part of the stack is used in its layer', () => {
  test.each(used)('%s %s', (_ids, _what, library, layer) => {
    expect(importersOf(library, layer).length).toBeGreaterThan(0);
  });
});

test('PWA-004 PWA-005 the build is vite with vite-plugin-pwa and our own service worker', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  expect(config).toMatch(/from 'vite-plugin-pwa'/);
  expect(readFileSync('scripts/build/pwa-options.ts', 'utf8')).toMatch(/strategies: 'injectManifest'/);
  expect(manifest.scripts.build).toBe('vite build');
});

test('PWA-015 PWA-016 tests run with vitest and playwright', () => {
  expect(Object.keys(manifest.devDependencies)).toEqual(
    expect.arrayContaining(['vitest', '@playwright/test']),
  );
  expect(existsSync('vitest.config.ts') && existsSync('playwright.config.ts')).toBe(true);
});

test('PWA-017 PWA-018 PWA-019 PWA-020 PWA-021 PWA-022 PWA-023 PWA-024 PWA-025 PWA-026 the top of the tree is what developers expect', () => {
  for (const file of ['package.json', 'vite.config.ts', 'tsconfig.json', 'README.md']) {
    expect(statSync(file).isFile(), file).toBe(true);
  }
  for (const folder of ['src', 'workers', 'public', 'locales', 'server-mock', 'tests']) {
    expect(statSync(folder).isDirectory(), folder).toBe(true);
  }
});

test('every version is exact, so that two machines build the same', () => {
  const versions = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };
  expect(
    Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
  ).toEqual([]);
});

test('no dependency runs a script at install', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const scripted = Object.entries(lock.packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript === true,
  );
  expect(scripted.map(([name]) => name).filter((name) => !name.endsWith('/fsevents'))).toEqual([]);
});

test('every npm script starts a file that exists', () => {
  for (const [name, command] of Object.entries<string>(manifest.scripts)) {
    const script = /node (scripts\/\S+\.ts)/.exec(command)?.[1];
    if (script !== undefined) expect(existsSync(script), `${name}: ${script}`).toBe(true);
  }
});

test('the API tests that are repeated on the embedded database exist', () => {
  expect(embeddedTests.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(embeddedTests).size).toBe(embeddedTests.length);
});
