import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginBuild, endBuild } from './build-mark.ts';
import { isStale } from './is-stale.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hervonden-stale-'));
const dist = path.join(root, 'dist');

afterAll(() => rmSync(root, { recursive: true }));

function put(file: string, second: number): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '');
  utimesSync(full, second, second);
}

test('the app is built when there is none and when a source is newer, not otherwise', () => {
  put('src/features/a.tsx', 100);
  put('locales/nl/messages.po', 100);
  expect(isStale(root, dist)).toBe(true);
  beginBuild(root, dist);
  put('dist/index.html', 210);
  put('dist-server/start.js', 220);
  expect(isStale(root, dist), 'a build that was stopped').toBe(true);
  endBuild(dist, new Date(200_000));
  expect(isStale(root, dist)).toBe(false);
  put('src/routes/route-tree.gen.ts', 300);
  put('src/features/a.test.tsx', 300);
  expect(isStale(root, dist), 'written by the build, a test').toBe(false);
  put('server-mock/main.ts', 300);
  expect(isStale(root, dist)).toBe(true);
});

test('a second build that was stopped counts as none, though the first one was complete', () => {
  endBuild(dist, new Date(400_000));
  expect(isStale(root, dist)).toBe(false);
  beginBuild(root, dist);
  expect(isStale(root, dist)).toBe(true);
});

test('no build empties the folder of the project, or one around it', () => {
  for (const folder of [root, path.dirname(root), '/'])
    expect(() => beginBuild(root, folder), folder).toThrow('cannot be built into');
  expect(() => beginBuild(root, `${root}-app`)).not.toThrow();
});
