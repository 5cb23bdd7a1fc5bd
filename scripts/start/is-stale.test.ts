import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
  put('dist/index.html', 200);
  expect(isStale(root, dist)).toBe(false);
  put('src/routes/route-tree.gen.ts', 300);
  put('src/features/a.test.tsx', 300);
  put('server-mock/main.ts', 300);
  expect(isStale(root, dist), 'written by the build, a test, the server').toBe(false);
  put('locales/nl/messages.po', 300);
  expect(isStale(root, dist)).toBe(true);
});
