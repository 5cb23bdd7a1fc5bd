import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#server/db/seed/seed.ts';
import { readCatalogue, searchAs } from '#tests/accept/search/catalogue-client.ts';
import { englishQueries } from '#tests/accept/search/queries-en.ts';
import { frenchQueries } from '#tests/accept/search/queries-fr.ts';
import { dutchQueries } from '#tests/accept/search/queries-nl.ts';
import { type Verdict, verdictOn } from '#tests/accept/search/verdict.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// A few searches of every kind; `npm run accept:search` rates all of them.
const few = {
  nl: [
    ...[
      'stoel onder 200',
      'goedkope stoel',
      'jaren zestig',
      'lamp jaren 70',
      'eet tafel',
      'stoell',
      'tafeltje',
    ],
    ...['rode stoel', 'houten kast', 'servies', 'utrecht', 'zetel', 'teak dressoir', 'bureau'],
  ],
  en: ['cheap chair', '60s chair', 'coffeetable', 'table lamp', 'teak sideboard'],
  fr: ['chaise moins de 200', 'années 70', 'table de chevet', 'canapé'],
} as const;

let api: ApiHarness;
let url: string;
let catalogue: Awaited<ReturnType<typeof readCatalogue>>;

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db, new Date('2026-11-22T10:00:00Z'), 600);
  // The demo has stock in every category; these are emptied for the tests below.
  await api.db
    .updateTable('products')
    .set({ status: 'ARCHIVED' })
    .where('category', 'in', ['dressoirs', 'spiegels', 'slaapbanken', 'kussens'])
    .execute();
  url = await api.listen();
  catalogue = await readCatalogue(url);
}, 120_000);
afterAll(async () => {
  await api.close();
});

async function checkedProblems(locale: 'nl' | 'en' | 'fr', words: string): Promise<Verdict> {
  const all = [...dutchQueries, ...englishQueries, ...frenchQueries];
  const query = all.find((one) => one.locale === locale && one.words === words);
  if (query === undefined) throw new Error(`${words} is not in the list`);
  return verdictOn(query, await searchAs(url, locale, words), catalogue);
}

describe.each(['nl', 'en', 'fr'] as const)('a reader of %s who searches for', (locale) => {
  test.each(few[locale])(
    '“%s” finds the right product among the first three, or explains what was left out',
    async (words) => {
      const { isInStock, isExplained, place, total, doubles } = await checkedProblems(locale, words);
      expect(total).toBeGreaterThan(0);
      if (isInStock) expect(place ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(3);
      else expect(isExplained).toBe(true);
      expect(doubles).toBe(0);
    },
  );
});

test('a category without products is replaced by its parent, and the answer reports it', async () => {
  const answer = await searchAs(url, 'nl', 'dressoir');
  expect(answer).toMatchObject({ leftOut: ['dressoir'], instead: 'Kasten' });
  expect(answer.total).toBeGreaterThan(0);
});

test('the end of a compound without products names the category shown instead', async () => {
  const answer = await searchAs(url, 'nl', 'bedeettafel');
  expect(answer).toMatchObject({ leftOut: ['bedeettafel'], instead: 'Eettafels' });
  expect(answer.total).toBeGreaterThan(0);
});

test('what has no category of its own is looked for in the one next to it', async () => {
  for (const [locale, words, instead] of [
    ['nl', 'kapstokken', 'Kleerkasten'],
    ['en', 'curtain', 'Accessories'],
  ] as const) {
    const answer = await searchAs(url, locale, words);
    expect(answer).toMatchObject({ leftOut: [words], instead });
    expect(answer.total).toBeGreaterThan(0);
  }
});

test('products that only mention an absent category are shown, and the answer reports it', async () => {
  const answer = await searchAs(url, 'fr', 'miroir');
  expect(answer).toMatchObject({ leftOut: [], instead: null, mentioned: 'Miroirs' });
  expect(answer.total).toBeGreaterThan(0);
  expect(await searchAs(url, 'fr', 'chaise')).toMatchObject({ mentioned: null });
});

test('for a multi-word name of an empty category no single word is searched for', async () => {
  const answer = await searchAs(url, 'en', 'sofa bed');
  expect(answer).toMatchObject({ leftOut: ['sofa', 'bed'], instead: 'Sofas' });
  expect(answer.total).toBeGreaterThan(0);
});

test('terms without meaning find nothing, and the answer names them', async () => {
  expect(await searchAs(url, 'nl', 'qwxzvb')).toMatchObject({ total: 0, leftOut: ['qwxzvb'] });
});
