import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSearches } from '#server/db/seed/demo-searches.ts';
import { seedDemo } from '#server/db/seed/seed.ts';
import { type CatalogSearch, wholeCatalog } from '#server/search/catalog-search.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { openSearchHarness, type SearchHarness } from './search/harness.ts';

const furniture = (sub: string, category: string, material: string) => ({
  main_category: 'meubels',
  sub_category: sub,
  category,
  materials: [material],
});
// Titles and descriptions contain none of the search words, so only names in the reference data can match.
const products = {
  sofa: furniture('banken', 'tweezitsbanken', 'leder'),
  armchair: furniture('zetels', 'fauteuils', 'leder'),
  chair: furniture('stoelen', 'eetkamerstoelen', 'rotan'),
  stool: furniture('stoelen', 'krukken', 'leder'),
  marble: furniture('tafels', 'salontafels', 'marmer'),
  oak: furniture('tafels', 'eettafels', 'eiken'),
  locker: furniture('kasten', 'archiefkasten', 'metaal'),
  wardrobe: furniture('kasten', 'kleerkasten', 'grenen'),
  bedside: furniture('kasten', 'nachtkastjes', 'teak'),
  rug: {
    main_category: 'accessoires',
    sub_category: 'accessoires',
    category: 'tapijten',
    materials: ['wol'],
  },
  danish: { ...furniture('bedden', 'hoofdborden', 'teak'), collections: ['deens-design'] },
  long: { ...furniture('bedden', 'hoofdborden', 'teak'), collections: ['lange-tafel'] },
  burgundy: { ...furniture('bedden', 'eenpersoonsbedden', 'teak'), colors: ['bordeaux'] },
};
type Name = keyof typeof products;

let harness: SearchHarness;
const names = new Map<string, string>();

beforeAll(async () => {
  harness = await openSearchHarness();
  const seller = await makeSeller(harness.db);
  const plain = { title: 'Vondst', brand: 'unknown', colors: [], styles: [], description: 'Uit les.' };
  for (const [name, product] of Object.entries(products)) {
    const { id } = await makeProduct(harness.db, seller, { collections: [], ...plain, ...product });
    names.set(id, name);
  }
  const far = { ...plain, ...furniture('bedden', 'kinderbedden', 'hout'), collections: [], materials: [] };
  for (const [name, words] of Object.entries({
    typoInTitle: { title: 'Een artiford' },
    exactInDescription: { description: 'Lijkt op artifort.' },
    shortTypoInDescription: { description: 'Past bij gipsn en hei.' },
    shortTypoInTitle: { title: 'Gipsn' },
  })) {
    const { id } = await makeProduct(harness.db, seller, { ...far, ...words });
    names.set(id, name);
  }
});
afterAll(async () => {
  await harness.close();
});

const engines: readonly [string, () => Promise<CatalogSearch>][] = [
  ['SQL', async () => createSqlCatalogSearch(harness.db)],
  ['the index', async () => await harness.open()],
];
const asked: readonly [string, readonly Name[]][] = [
  ['leren bank', ['sofa']],
  ['lederen bank', ['sofa']],
  ['leren bankje', ['sofa']],
  ['leren fauteuil', ['armchair']],
  ['leer', ['sofa', 'armchair', 'stool']],
  ['leren stoel', ['armchair', 'stool']],
  ['rieten stoel', ['chair']],
  ['marmeren tafel', ['marble']],
  ['marmer', ['marble']],
  ['marble', ['marble']],
  ['marbre', ['marble']],
  ['eikenhouten tafel', ['oak']],
  ['tafeltje', ['marble', 'oak']],
  ['tafeltjes', ['marble', 'oak']],
  ['stoeltje', ['armchair', 'chair', 'stool']],
  ['krukje', ['stool']],
  ['bankje', ['sofa']],
  ['stalen kast', ['locker']],
  ['kledingkast', ['wardrobe']],
  ['nachttafel', ['bedside']],
  ['cocktailstoel', ['armchair']],
  ['wollen', ['rug']],
  ['vloerkleed', ['rug']],
  ['kleed', ['rug']],
  ['kleedje', ['rug']],
  ['karpet', ['rug']],
  ['tapijt', ['rug']],
  ['deens design', ['danish']],
  ['danish design', ['danish']],
  ['deense', ['danish']],
  ['lange tafel', ['long']],
  ['bordeau', ['burgundy']],
  ['bord', []],
];

describe.each(engines)('everyday search terms, by %s', (_engine, open) => {
  let search: CatalogSearch;
  beforeAll(async () => {
    search = await open();
  });
  const found = async (searchString: string) =>
    (await search.search({ ...wholeCatalog, searchString })).ids.map((id) => names.get(id) ?? id);

  test.each(asked)('"%s" finds what it means', async (words, productNames) => {
    expect((await found(words)).toSorted()).toEqual([...productNames].toSorted());
  });

  test('a typing error in a title ranks below the right word in a description', async () => {
    expect(await found('artifort')).toEqual(['exactInDescription', 'typoInTitle']);
  });

  test('short terms are matched with typing errors in titles, not in descriptions', async () => {
    expect(await found('gipsm')).toEqual(['shortTypoInTitle']);
  });
});

test('every popular search of the demo finds something', async () => {
  const demo = await openSearchHarness();
  try {
    expect(await seedDemo(demo.db, new Date('2026-11-22T10:00:00Z'), 2_000)).toBe(true);
    const search = await demo.open();
    const empty: string[] = [];
    for (const searchString of demoSearches) {
      const { totalCount } = await search.search({ ...wholeCatalog, searchString });
      if (totalCount === 0) empty.push(searchString);
    }
    expect(empty).toEqual([]);
  } finally {
    await demo.close();
  }
}, 120_000);
