import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostPlaces } from '#server/modules/catalog/place-counts.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(async () => {
  await api.close();
});

const utrecht = { city: 'Utrecht', latitude: 52.09, longitude: 5.12 };
const gent = {
  city: 'Gent',
  latitude: 51.05,
  longitude: 3.72,
  country: 'BE',
  province: 'be-oost-vlaanderen',
} as const;

interface Dot {
  readonly name: string;
  readonly count: number;
}

async function dots(asked: Readonly<Record<string, unknown>> = {}): Promise<readonly Dot[]> {
  const answer = await api.graphql<{ productsPerPlace: readonly Dot[] }>(
    `query ($filters: [FilterInput!], $searchString: String, $mltSlug: String) {
      productsPerPlace(filters: $filters, searchString: $searchString, mltSlug: $mltSlug) {
        name latitude longitude count
      }
    }`,
    { ...asked },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.productsPerPlace;
}

describe('FILT-018 where the products of a list are', () => {
  test('town by town, most products first, only what is published and fits; distances are left out', async () => {
    await makeProduct(api.db, seller, { ...utrecht, slug: 'eerste' });
    await makeProduct(api.db, seller, { ...utrecht, colors: ['rood'] });
    await makeProduct(api.db, seller, { ...utrecht, status: 'ARCHIVED' });
    await makeProduct(api.db, seller, { ...gent, colors: ['rood'] });
    await makeProduct(api.db, seller, { city: 'Nergens', latitude: null, longitude: null });
    expect(await dots()).toEqual([
      { name: 'Utrecht', latitude: 52.09, longitude: 5.12, count: 2 },
      { name: 'Gent', latitude: 51.05, longitude: 3.72, count: 1 },
    ]);
    const red = { type: 'COLORS', value: 'rood' };
    expect(await dots({ filters: [red, { type: 'DISTANCE', value: '5' }] })).toMatchObject([
      { name: 'Gent', count: 1 },
      { name: 'Utrecht', count: 1 },
    ]);
    expect(await dots({ searchString: 'dressoir rood' })).toHaveLength(2);
    expect(await dots({ searchString: 'walvis' })).toEqual([]);
    expect(await dots({ mltSlug: 'nothing-here' })).toEqual([]);
    expect(await dots({ mltSlug: 'eerste' })).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  test('what came in since is seen, and no map has more than 200 places', async () => {
    const before = await dots();
    for (let number = 0; number < mostPlaces; number += 1)
      await makeProduct(api.db, seller, {
        city: `Dorp ${number}`,
        latitude: 50 + number / 100,
        longitude: 5,
      });
    await makeProduct(api.db, seller, gent);
    await makeProduct(api.db, seller, gent);
    // As in the app, the product list is requested first, which updates the catalogue index.
    await api.graphql('{ searchProductsNew(limit: 1) { totalCount } }', {});
    const after = await dots();
    expect(before).toHaveLength(2);
    expect(after).toHaveLength(mostPlaces);
    expect(after[0]).toMatchObject({ name: 'Gent', count: 3 });
  });

  test('sold products are counted only for a list that shows them', async () => {
    await makeProduct(api.db, seller, { ...gent, inventory: 0, colors: ['paars'] });
    await makeProduct(api.db, seller, { ...gent, colors: ['paars'] });
    const purple = { type: 'COLORS', value: 'paars' };
    expect(await dots({ filters: [purple] })).toMatchObject([{ name: 'Gent', count: 1 }]);
    expect(await dots({ filters: [purple, { type: 'SOLD', value: 'true' }] })).toMatchObject([
      { name: 'Gent', count: 2 },
    ]);
  });
});
