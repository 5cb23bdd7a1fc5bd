import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { versionOf } from './version.ts';

const appDir = mkdtempSync(path.join(tmpdir(), 'hervonden-version-'));

afterAll(() => rmSync(appDir, { recursive: true }));

test('two builds of one version differ, the same build does not', () => {
  expect(versionOf(null)).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versionOf(appDir)).toBe(versionOf(null));
  writeFileSync(path.join(appDir, 'index.html'), '<script src="/assets/index-a.js">');
  const first = versionOf(appDir);
  expect(first).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  expect(versionOf(appDir)).toBe(first);
  // Only the chunk of a worker has changed, so the page is the same.
  writeFileSync(path.join(appDir, 'service-worker.js'), 'precache([["photos.worker-b.js"]])');
  expect(versionOf(appDir)).not.toBe(first);
});
