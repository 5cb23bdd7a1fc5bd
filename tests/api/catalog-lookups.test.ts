import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { productTypes } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let tokens: Record<'owner' | 'staff' | 'stranger', string>;
const slug = 'teak-dressoir';

beforeAll(async () => {
  api = await startApi();
  const owner = await makeSellerUser(api.db);
  await makeProduct(api.db, owner.sellerId, {
    slug,
    brand: 'Boch Frères',
    styles: ['vintage'],
    collections: ['we-love', 'deens-design'],
    view_count: 50,
  });
  tokens = {
    owner: await api.signIn(owner),
    staff: await api.signIn(await makeUser(api.db, { isStaff: true })),
    stranger: await api.signIn(await makeUser(api.db)),
  };
});
afterAll(async () => {
  await api.close();
});

async function read<Data>(query: string, locale: 'nl' | 'en' | 'fr' = 'nl', token?: string): Promise<Data> {
  const answer = await api.graphql<Data>(query, {}, { locale, token });
  expect(answer.errors).toEqual([]);
  return answer.data;
}

interface Entry {
  readonly value: string;
  readonly title: string;
  readonly count: number;
}

describe('lists of the reference data', () => {
  test('LIST-033 colours with title, swatch and count', async () => {
    const { colors: list } = await read<{ colors: Entry[] }>('{ colors { value title hex count } }', 'en');
    expect(list).toHaveLength(colors.length);
    expect(list).toContainEqual({ value: 'bruin', title: 'Brown', hex: '#6b4a31', count: 1 });
    expect(list).toContainEqual({ value: 'rood', title: 'Red', hex: '#a8322d', count: 0 });
  });

  test('LIST-034 collections with an intro in the language of the request', async () => {
    const query = '{ collections { value title intro count } }';
    const { collections: list } = await read<{ collections: (Entry & { intro: string })[] }>(query, 'fr');
    expect(list.map(({ value }) => value)).toEqual(collections.map(({ value }) => value));
    expect(list.find(({ value }) => value === 'deens-design')).toMatchObject({
      title: 'Design danois',
      count: 1,
    });
    for (const { intro } of list) expect(intro.length).toBeGreaterThan(20);
  });

  test('LIST-035 product types', async () => {
    const { productTypes: list } = await read<{ productTypes: unknown[] }>(
      '{ productTypes { abbreviation label } }',
    );
    expect(list).toHaveLength(productTypes.length);
    expect(list).toContainEqual({ abbreviation: 'CAB', label: 'Kast' });
  });

  test('LIST-036 categories as a tree whose counts add up', async () => {
    const { categories } = await read<{
      categories: (Entry & {
        path: string;
        children: {
          path: string;
          count: number;
          children: { path: string; title: string; count: number }[];
        }[];
      })[];
    }>(
      '{ categories { value title path count children { value path count children { value title path count } } } }',
      'en',
    );
    expect(categories.map(({ value }) => value)).toEqual(['meubels', 'lampen', 'accessoires', 'servies']);
    const furniture = categories[0];
    expect(furniture).toMatchObject({ title: 'Furniture', path: 'meubels', count: 1 });
    const leaves = categories.flatMap(({ children }) => children).flatMap(({ children }) => children);
    expect(leaves).toContainEqual(
      expect.objectContaining({ path: 'meubels/kasten/dressoirs', title: 'Sideboards', count: 1 }),
    );
    expect(leaves.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  test('LIST-037 styles', async () => {
    const { styles: list } = await read<{ styles: Entry[] }>('{ styles { value title count } }', 'fr');
    expect(list).toHaveLength(styles.length);
    expect(list).toContainEqual({ value: 'antiek', title: 'Antique', count: 0 });
    expect(list).toContainEqual({ value: 'vintage', title: 'Vintage', count: 1 });
  });

  test('ROUTE-022 brands with the values of their pages', async () => {
    const { brands: list } = await read<{ brands: Entry[] }>('{ brands { value title count } }');
    expect(list).toHaveLength(brands.length);
    expect(list).toContainEqual({ value: 'boch-freres', title: 'Boch Frères', count: 1 });
    expect(list.map(({ value }) => value)).toEqual(expect.arrayContaining(['pols-potten', 'hay', 'serax']));
  });
});

describe('fields of a product', () => {
  const facts = async (token?: string) =>
    (
      await read<{ productBySlug: Record<string, unknown> }>(
        `{ productBySlug(slug: "${slug}") { ... on Product {
          secondChance productImages images { key } esScore fs brand { value title } collections { value }
          seller { numberOfRatings totalRating image transportTimewindow { monday instructions } acceptOffers
            acceptViewings acceptPickup type city province country } } } }`,
        'nl',
        token,
      )
    ).productBySlug;

  test('PROD-016 PROD-017 productImages lists the keys, then show-mlt for the slide of similar products', async () => {
    const { images, productImages } = await facts();
    const keys = (images as { key: string }[]).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(productImages).toEqual([...keys, 'show-mlt']);
  });

  test('PROD-021 PROD-014 esScore and fs are for the seller and staff alone', async () => {
    for (const token of [undefined, tokens.stranger])
      expect(await facts(token)).toMatchObject({ esScore: null, fs: null });
    for (const token of [tokens.owner, tokens.staff]) {
      const { esScore, fs } = await facts(token);
      expect(fs).toBe(100);
      expect(Number(esScore)).toBeGreaterThan(40);
    }
  });

  test('PROD-010 PROD-004 we-love is one of the collections; a brand carries the value of its page', async () => {
    expect(await facts()).toMatchObject({
      collections: [{ value: 'we-love' }, { value: 'deens-design' }],
      brand: { value: 'boch-freres', title: 'Boch Frères' },
      secondChance: false,
    });
  });

  test('PROD-022 SELL-007 the seller without reviews has no rating', async () => {
    expect((await facts()).seller).toMatchObject({
      numberOfRatings: 0,
      totalRating: null,
      image: null,
      transportTimewindow: null,
      city: 'Utrecht',
    });
  });
});

describe('places', () => {
  test('LIST-027 the place of a postcode, with its centre', async () => {
    const { placeOfPostcode } = await read<{ placeOfPostcode: { latitude: number } }>(
      '{ placeOfPostcode(postcode: "9000", country: "BE") { ... on Place { name country province latitude longitude } } }',
    );
    expect(placeOfPostcode).toMatchObject({ name: 'Gent', country: 'BE', province: 'be-oost-vlaanderen' });
    expect(placeOfPostcode.latitude).toBeCloseTo(51.05, 1);
  });

  test('LIST-028 a postcode of nowhere is a typed answer', async () => {
    const { placeOfPostcode } = await read<{ placeOfPostcode: unknown }>(
      '{ placeOfPostcode(postcode: "x", country: "BE") { ... on ObjectDoesNotExistError { errorCode } } }',
    );
    expect(placeOfPostcode).toEqual({ errorCode: 'object_does_not_exist' });
  });

  test('LIST-028 places are suggested from the first letters', async () => {
    const { suggestPlaces } = await read<{ suggestPlaces: { name: string }[] }>(
      '{ suggestPlaces(input: "utre") { name province } }',
    );
    expect(suggestPlaces[0]).toEqual({ name: 'Utrecht', province: 'nl-utrecht' });
    expect(suggestPlaces.length).toBeLessThanOrEqual(8);
  });
});
