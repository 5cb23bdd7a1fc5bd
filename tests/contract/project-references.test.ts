import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Project = { compilerOptions: { lib?: string[]; types?: string[] }; references?: { path: string }[] };

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Project;
const project = (name: string) => read(`tsconfig/${name}.json`);
const references = (name: string) =>
  (project(name).references ?? []).map(({ path }) => path.replace(/^\.\/|\.json$/g, ''));

test('PWA-019 the compiler separates the parts: each part refers only to what it may know', () => {
  expect(read('tsconfig.json').references?.map(({ path }) => path)).toEqual(
    ['domain', 'client', 'workers', 'server', 'tests'].map((name) => `./tsconfig/${name}.json`),
  );
  expect(references('domain')).toEqual([]);
  expect(references('client')).toEqual(['domain']);
  expect(references('workers')).toEqual(['domain']);
  expect(references('server')).toEqual(['domain']);
});

test('the domain sees neither a browser nor Node, the server sees no browser', () => {
  expect(project('domain').compilerOptions.lib ?? []).not.toContain('DOM');
  expect(project('domain').compilerOptions.types ?? []).toEqual([]);
  expect(project('server').compilerOptions.lib ?? []).not.toContain('DOM');
  expect(project('client').compilerOptions.types).not.toContain('node');
});

test('strictness is set once and no part takes it back', async () => {
  const strict = ['strict', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes', 'erasableSyntaxOnly'];
  const base = read('tsconfig/base.json').compilerOptions as Record<string, unknown>;
  for (const option of strict) expect(base[option]).toBe(true);
  for await (const path of glob('tsconfig/*.json')) {
    const own = Object.keys(read(path).compilerOptions);
    if (!path.endsWith('base.json')) expect(own.filter((option) => strict.includes(option))).toEqual([]);
  }
});
