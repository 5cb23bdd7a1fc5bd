import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eventHandlers } from '../composition.ts';

const modules = path.join(import.meta.dirname, '../modules');
const handled = new Set(eventHandlers.map(({ on }) => on));

/** The types that a file with events exports: texts, and the values of records. Topics of the bus are no events. */
async function exportedTypes(file: string): Promise<readonly string[]> {
  const exported: Record<string, unknown> = await import(file);
  return Object.entries(exported)
    .filter(([name, value]) => !name.endsWith('Topic') && !Array.isArray(value))
    .flatMap(([, value]) => (typeof value === 'string' ? [value] : Object.values(value as object)))
    .map(String);
}

test('every event that a module defines has a handler', async () => {
  const files = globSync('*/events.ts', { cwd: modules }).map((file) => path.join(modules, file));
  expect(files.length).toBeGreaterThan(20);
  const types = (await Promise.all(files.map(exportedTypes))).flat();
  expect(types.length).toBeGreaterThan(70);
  expect(types.filter((type) => !handled.has(type))).toEqual([]);
});

test('every event that is emitted by its text has a handler', () => {
  const files = globSync('**/*.ts', { cwd: modules }).filter((file) => !file.endsWith('.test.ts'));
  const types = files.flatMap((file) =>
    [...readFileSync(path.join(modules, file), 'utf8').matchAll(/\bemit\(\s*['"`](.+?)['"`]/g)].map(
      ([, type]) => type,
    ),
  );
  expect(types).toContain('question_asked');
  expect(types.filter((type) => !handled.has(type ?? ''))).toEqual([]);
});
