import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginAppBuild, beginServerBuild, endAppBuild, endServerBuild } from './build-mark.ts';
import { isBuilt, isStale } from './is-stale.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hervonden-stale-'));
const dist = path.join(root, 'dist');

afterAll(() => rmSync(root, { recursive: true }));

function put(file: string, second: number): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '');
  utimesSync(full, second, second);
}

function buildAll(second: number): void {
  beginAppBuild(root, dist);
  endAppBuild(dist, new Date(second * 1_000));
  beginServerBuild(root);
  endServerBuild(root, new Date(second * 1_000));
}

test('the app is built when there is none and when a source is newer, not otherwise', () => {
  put('src/features/a.tsx', 100);
  put('locales/nl/messages.po', 100);
  expect(isStale(root, dist)).toBe(true);
  buildAll(200);
  expect(isStale(root, dist)).toBe(false);
  put('src/routes/route-tree.gen.ts', 300);
  put('src/features/a.test.tsx', 300);
  expect(isStale(root, dist), 'written by the build, a test').toBe(false);
  put('server-mock/main.ts', 300);
  expect(isStale(root, dist)).toBe(true);
});

test('a build that was stopped counts as none, though an earlier one was complete', () => {
  buildAll(400);
  expect(isBuilt(root, dist)).toBe(true);
  beginAppBuild(root, dist);
  expect([isBuilt(root, dist), isStale(root, dist)], 'the app').toEqual([false, true]);
  buildAll(400);
  beginServerBuild(root);
  expect([isBuilt(root, dist), isStale(root, dist)], 'the server').toEqual([false, true]);
});

test('an app that was built without the server is as old as the server', () => {
  buildAll(400);
  endAppBuild(dist, new Date(600_000));
  put('server-mock/main.ts', 500);
  expect(isStale(root, dist)).toBe(true);
});

test('a build replaces an earlier one, and empties no other folder', () => {
  put('dist/assets/old.js', 100);
  beginAppBuild(root, dist);
  expect(existsSync(path.join(dist, 'assets'))).toBe(false);
  symlinkSync(root, path.join(root, 'link'));
  for (const folder of ['.', '..', 'src', 'server-mock', 'dist-server', 'link'])
    expect(() => beginAppBuild(root, path.join(root, folder)), folder).toThrow('it holds other files');
  expect(existsSync(path.join(root, 'src/features/a.tsx'))).toBe(true);

  const elsewhere = path.join(root, 'elsewhere');
  beginAppBuild(root, elsewhere);
  put('elsewhere/index.html', 100);
  beginAppBuild(root, elsewhere);
  expect(existsSync(path.join(elsewhere, 'index.html'))).toBe(false);
});
