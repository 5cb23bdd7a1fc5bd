import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titlesOf } from '../../scripts/requirements.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
/** The words in `code` in the last column of the glossary's tables. */
const discarded = new Set(
  glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word)),
);
/** Names from the specification that contain a rejected word. */
const given = [/listing[-_ ]?drafts?/gi, /listing[-_ ]?contents?/gi];
/** Rejected words that a title may use in their ordinary sense: the letters of the alphabet, the rooms of a home. */
const ordinary = new Set(['letter', 'letters', 'room', 'rooms']);
const requirementId = /\b[A-Z][A-Z0-9]*-\d+/g;

/** The rejected words in a file name or an identifier. */
function discardedIn(name: string): readonly string[] {
  const ours = given.reduce((text, pattern) => text.replaceAll(pattern, ''), name);
  const words = ours.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => discarded.has(word));
}

function discardedInTitle(title: string): readonly string[] {
  return discardedIn(title.replaceAll(requirementId, '')).filter((word) => !ordinary.has(word));
}

/** The classes of a style sheet. */
function classesOf(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '');
  return [...new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))];
}

/** In names of classes, `words` are texts of the interface; elsewhere they may be the words of a search. */
function discardedInClass(name: string): readonly string[] {
  return [...discardedIn(name), ...(/words$/i.test(name) ? ['words'] : [])];
}

const files = ['src', 'server-mock', 'workers', 'tests', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,graphql}`))
  .filter((file) => !file.includes(`${path.sep}migrations${path.sep}`));

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

test('the glossary lists discarded names', () => {
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

test('no description of the API holds such a word', () => {
  const schema = readFileSync('server-mock/schema.graphql', 'utf8');
  const descriptions = [...schema.matchAll(/"""([\s\S]*?)"""/g)].map(([, text = '']) => text.trim());
  // A value of the specification, and words in their ordinary sense.
  const allowed = /\bLISTING\b|\blooks (?:at|for|into)\b|\b(?:its|a|same|under|either) way\b/g;
  const found = descriptions.flatMap((text) =>
    discardedInTitle(text.replaceAll(allowed, '')).map((word) => `${text} (${word})`),
  );
  expect(descriptions.length).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});

test('no test title holds a word that the glossary discards', () => {
  const titles = files
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => titlesOf(file, readFileSync(file, 'utf8')).map(({ text }) => ({ file, text })));
  const found = titles.flatMap(({ file, text }) =>
    discardedInTitle(text).map((word) => `${file}: ${text} (${word})`),
  );
  expect(titles.length).toBeGreaterThan(3000);
  expect(found).toEqual([]);
});

test('no CSS class holds a word that the glossary discards', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const found = sheets.flatMap((file) =>
    classesOf(readFileSync(file, 'utf8')).flatMap((name) =>
      discardedInClass(name).map((word) => `${file}: .${name} (${word})`),
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  ['FORM-061 a piece is judged', ['piece', 'judged']],
  ['a listing is kept for whoever asks', ['listing', 'kept', 'whoever']],
  ['NEWS-008 a listing draft and the listing content are stored', []],
  ['a postcode has two letters', []],
])('the title "%s" has the discarded words %j', (title, words) => {
  expect(discardedInTitle(title)).toEqual(words);
});

test('the classes of a style sheet are searched, its comments and addresses are not', () => {
  const css = "/* .kept */ .cardHeart, .row .rowWords { src: url('a.news'); width: 0.5px }";
  expect(classesOf(css)).toEqual(['cardHeart', 'row', 'rowWords']);
  expect(classesOf(css).map(discardedInClass)).toEqual([['heart'], [], ['words']]);
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
