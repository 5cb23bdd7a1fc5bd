import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The settings that the server reads, by their names in its schema. */
const read = [...readFileSync('server-mock/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(
  ([, name]) => name ?? '',
);

test('every setting is in .env.example and in the README, and nothing else is', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(8);
  expect(named.sort()).toEqual([...read].sort());
  const readme = readFileSync('README.md', 'utf8');
  expect(read.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the README names only npm scripts that exist', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const text = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
  const own = named.filter(
    (name) => !['ci', 'install', 'run', 'script', 'scripts', 'registry', 'running'].includes(name),
  );
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
});

test('every link of the documents leads to a file', async () => {
  const broken: string[] = [];
  for await (const file of glob('{*.md,docs/**/*.md}')) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      if (/^(https?:|mailto:)/.test(target)) continue;
      if (!existsSync(join(dirname(file), target))) broken.push(`${file}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});
