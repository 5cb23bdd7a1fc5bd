import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverModules } from './manifest.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('the manifest lists every module once, under the name of its folder', () => {
  expect(serverModules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('the type of the database has the tables of every module', () => {
  const list = readFileSync(path.join(import.meta.dirname, 'tables.ts'), 'utf8');
  const withTables = folders.filter((name) => existsSync(path.join(import.meta.dirname, name, 'tables.ts')));
  expect(withTables.length).toBeGreaterThan(30);
  for (const name of withTables) expect(list).toContain(`'./${name}/tables.ts'`);
});

test('a module declares every part that has its usual file', () => {
  const files = [
    'schema',
    'policy',
    'messages',
    'routes',
    'event-handlers',
    'deadlines',
    'emails',
    'email-samples',
    'truth-checks',
    'start-task',
    'prune',
  ];
  const missing = folders.flatMap((name) => {
    const folder = path.join(import.meta.dirname, name);
    const declared = readFileSync(path.join(folder, 'module.ts'), 'utf8');
    return files
      .filter((file) => existsSync(path.join(folder, `${file}.ts`)) && !declared.includes(`'./${file}.ts'`))
      .map((file) => `${name}/${file}.ts`);
  });
  expect(missing).toEqual([]);
});
