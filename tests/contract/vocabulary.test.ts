import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const glossary = readFileSync('docs/glossary.md', 'utf8');
/** The words in `code` in the last column of the glossary's tables. */
const discarded = new Set(
  glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word)),
);
/** Names from the specification that contain a rejected word. */
const given = [/listing[-_]?drafts?/gi, /listing[-_]?contents?/gi];

/** The rejected words in a file name or an identifier. */
function discardedIn(name: string): readonly string[] {
  const ours = given.reduce((text, pattern) => text.replaceAll(pattern, ''), name);
  const words = ours.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => discarded.has(word));
}

const files = ['src', 'server-mock', 'workers', 'tests', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,graphql}`))
  .filter((file) => !file.includes(`${path.sep}migrations${path.sep}`));

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

test('the glossary names words that are not used', () => {
  expect(discarded.size).toBeGreaterThan(20);
});

test('no file is named with a word that the glossary discards', () => {
  const found = files.flatMap((file) =>
    discardedIn(file.replaceAll(path.sep, '-')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('no exported name holds a word that the glossary discards', () => {
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(exported)].flatMap(([, name = '']) =>
        discardedIn(name).map((word) => `${file}: ${name} (${word})`),
      ),
    );
  expect(found).toEqual([]);
});

test('no GraphQL document of the app is named with such a word', () => {
  const documents = files.filter((file) => file.endsWith('.graphql'));
  const found = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:query|mutation|subscription|fragment) (\w+)/gm)].flatMap(
      ([, name = '']) => discardedIn(name).map((word) => `${file}: ${name} (${word})`),
    ),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test.each([
  ['AdEditor', ['ad']],
  ['photo-room-bench.ts', ['room']],
  ['listingDraftSchema', []],
  ['src/features/shop/listing-content/content-query.ts', []],
  ['ListingPage', ['listing']],
  ['roomy', []],
])('%s holds %j', (name, words) => {
  expect(discardedIn(name)).toEqual(words);
});
