import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let owner: TestSeller;
let ownerToken: string;
let staffToken: string;
let strangerToken: string;

beforeAll(async () => {
  api = await startApi();
  owner = await makeSellerUser(api.db, {
    name: 'Atelier Noord',
    margin_ppm: 100_000,
    margin_included_ppm: 90_909,
    minimum_bid: 70,
  });
  ownerToken = await api.signIn(owner);
  staffToken = await api.signIn(await makeUser(api.db, { isStaff: true }));
  strangerToken = await api.signIn(await makeSellerUser(api.db));
});
afterAll(async () => {
  await api.close();
});

const bySlug = `query ($slug: String!) {
  productBySlug(slug: $slug) {
    __typename
    ... on Product {
      uuid slug title description editorialDescription status price comparePrice rawPrice payout margin
      minimumBidPrice brand { value title } productType { abbreviation label }
      productTypeAttributes { name label value title }
      mainCategory { value title } subCategory { value title } category { value title }
      colors { value title hex } materials { value title } styles { value title } collections { value }
      timePeriod productState secondChanceType width height depth diameter inventory isSetOfProducts
      weightCategory sellerProductId requestedChanges scrapeUrl city province country co2Saved publicationDate
      viewCount wishlistCount highlightType images { key alt width height color } featuredImage { key }
      moodImage { key } seller { uuid name type numberOfProducts canPublish }
      productTranslations { language title description editorialDescription }
    }
    ... on Error { errorCode message }
  }
}`;

async function read(slug: string, token?: string, locale: 'nl' | 'en' | 'fr' = 'nl') {
  const answer = await api.graphql<{ productBySlug: Record<string, unknown> }>(
    bySlug,
    { slug },
    { token, locale },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.productBySlug;
}

describe('a product', () => {
  test('PROD-001 PROD-004 PROD-005 PROD-006 PROD-007 PROD-008 PROD-009 PROD-011 PROD-012 PROD-013 PROD-015 PROD-018 PROD-019 PROD-022 all fields', async () => {
    const { id, slug } = await makeProduct(api.db, owner.sellerId, {
      slug: 'teak-dressoir-noord',
      brand: 'Omann Jun',
      collections: ['we-love'],
      styles: ['vintage'],
      product_state: 'GOOD',
      compare_price_cents: 60_000,
      attributes: JSON.stringify([{ name: 'doors', value: '2' }]),
      co2_saved_grams: 41_500,
      highlight_type: 'p',
      diameter: 60,
      requested_changes: ['price'],
      scrape_url: 'https://shop.example/7',
      publication_date: new Date('2026-03-01T10:00:00Z'),
    });
    const [first] = await api.db
      .selectFrom('product_images')
      .select('key')
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    await api.db
      .updateTable('products')
      .set({ mood_image_key: first?.key ?? '' })
      .where('id', '=', id)
      .execute();
    expect(await read(slug, undefined, 'en')).toMatchObject({
      __typename: 'Product',
      uuid: id,
      slug,
      title: 'Teak dressoir',
      status: 'PUBLISHED',
      price: 450,
      comparePrice: 600,
      brand: { value: 'omann-jun', title: 'Omann Jun' },
      productType: { abbreviation: 'CAB', label: 'Cabinet' },
      productTypeAttributes: [{ name: 'doors', label: 'Number of doors', value: '2', title: '2' }],
      mainCategory: { value: 'meubels', title: 'Furniture' },
      subCategory: { value: 'kasten', title: 'Cabinets' },
      category: { value: 'dressoirs', title: 'Sideboards' },
      colors: [{ value: 'bruin', title: 'Brown', hex: '#6b4a31' }],
      materials: [{ value: 'teak', title: 'Teak' }],
      styles: [{ value: 'vintage', title: 'Vintage' }],
      collections: [{ value: 'we-love' }],
      timePeriod: 'VINTAGE',
      productState: 'GOOD',
      secondChanceType: null,
      width: 180,
      height: 78,
      depth: 45,
      diameter: 60,
      inventory: 1,
      isSetOfProducts: false,
      weightCategory: 'B',
      city: 'Utrecht',
      province: 'nl-utrecht',
      country: 'NL',
      co2Saved: 41.5,
      highlightType: 'p',
      publicationDate: '2026-03-01T10:00:00.000Z',
      featuredImage: { key: first?.key },
      moodImage: { key: first?.key },
      seller: {
        uuid: owner.sellerId,
        name: 'Atelier Noord',
        type: 'private',
        numberOfProducts: 1,
        canPublish: null,
      },
    });
    expect(await read(slug)).toMatchObject({
      colors: [{ title: 'Bruin' }],
      category: { title: 'Dressoirs' },
    });
  });

  test('PROD-002 PROD-003 the platform’s text and the texts of other languages', async () => {
    const { id, slug } = await makeProduct(api.db, owner.sellerId, { editorial_description: 'Bijzonder.' });
    const texts = { title: 'Teak sideboard', description: 'In teak.', editorial_description: 'Special.' };
    await api.db
      .insertInto('product_translations')
      .values({ product_id: id, language: 'en', ...texts })
      .execute();
    expect(await read(slug)).toMatchObject({
      editorialDescription: 'Bijzonder.',
      productTranslations: [
        {
          language: 'en',
          title: 'Teak sideboard',
          description: 'In teak.',
          editorialDescription: 'Special.',
        },
      ],
    });
  });

  test('PROD-014 payout, margin and asking price are for the seller and staff alone', async () => {
    const { slug } = await makeProduct(api.db, owner.sellerId, {
      raw_price_cents: 40_000,
      price_cents: 44_000,
      seller_product_id: 'N-12',
    });
    const hidden = {
      rawPrice: null,
      payout: null,
      margin: null,
      sellerProductId: null,
      price: 440,
      minimumBidPrice: 308,
    };
    const open = {
      rawPrice: 400,
      payout: 400,
      margin: 10,
      sellerProductId: 'N-12',
      price: 440,
      minimumBidPrice: 308,
    };
    expect(await read(slug)).toMatchObject(hidden);
    expect(await read(slug, strangerToken)).toMatchObject(hidden);
    expect(await read(slug, ownerToken)).toMatchObject(open);
    expect(await read(slug, staffToken)).toMatchObject(open);
  });

  test('PROD-020 visits of others are counted, and accounts that keep it in their wishlist', async () => {
    const { id, slug } = await makeProduct(api.db, owner.sellerId);
    await read(slug);
    await read(slug, strangerToken);
    await read(slug, ownerToken);
    await read(slug, staffToken);
    const buyer = await makeUser(api.db);
    await inTransaction(api.db, (tx) => writeDocument(tx, buyer.id, 'wishlist', id, { id, addedAt: 1 }));
    await api.server.deps.visits.count();
    expect(await read(slug, ownerToken)).toMatchObject({ viewCount: 2, wishlistCount: 1 });
  });

  test.each(['DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED', 'REJECTED', 'EXPIRED', 'ARCHIVED'] as const)(
    'ROUTE-025 FORM-002 one that is %s exists for its seller and staff only',
    async (status) => {
      const { id, slug } = await makeProduct(api.db, owner.sellerId, { status });
      for (const token of [undefined, strangerToken]) {
        expect(await read(slug, token)).toMatchObject({
          __typename: 'ObjectDoesNotExistError',
          errorCode: 'object_does_not_exist',
        });
        const many = await api.graphql<{ productsByUuids: unknown[] }>(
          'query ($uuids: [String!]!) { productsByUuids(uuids: $uuids) { uuid } }',
          { uuids: [id] },
          { token },
        );
        expect(many.data.productsByUuids).toEqual([]);
      }
      expect(await read(slug, ownerToken)).toMatchObject({ uuid: id, status });
      expect(await read(slug, staffToken)).toMatchObject({ uuid: id, status });
    },
  );

  test('PROD-058 ERR-005 ERR-006 by uuid', async () => {
    const { id } = await makeProduct(api.db, owner.sellerId);
    const query = `query ($uuid: String!) {
      productByUuid(uuid: $uuid) { __typename ... on Product { uuid } }
    }`;
    const one = async (uuid: string) =>
      (await api.graphql<{ productByUuid: { __typename: string; uuid?: string } }>(query, { uuid })).data
        .productByUuid;
    expect(await one(id)).toEqual({ __typename: 'Product', uuid: id });
    expect(await one(randomUUID())).toEqual({ __typename: 'ObjectDoesNotExistError' });
    expect(await one('x')).toEqual({ __typename: 'InvalidUUIDError' });
  });

  test('products by uuids come in the asked order, unknown and malformed ones left out', async () => {
    const one = await makeProduct(api.db, owner.sellerId);
    const two = await makeProduct(api.db, owner.sellerId);
    const { data } = await api.graphql<{ productsByUuids: { uuid: string }[] }>(
      'query ($uuids: [String!]!) { productsByUuids(uuids: $uuids) { uuid } }',
      { uuids: [two.id, 'x', randomUUID(), one.id, two.id] },
    );
    expect(data.productsByUuids.map((product) => product.uuid)).toEqual([two.id, one.id]);
  });

  test('PROD-059 image keys in their order', async () => {
    const { id, slug } = await makeProduct(api.db, owner.sellerId);
    const rows = await api.db
      .selectFrom('product_images')
      .select('key')
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    const { data } = await api.graphql<{ productImageKeys: { keys: string[] } }>(
      'query ($slug: String!) { productImageKeys(slug: $slug) { ... on ProductImageKeys { keys } } }',
      { slug },
    );
    expect(data.productImageKeys.keys).toEqual(rows.map((row) => row.key));
  });

  test('PROD-026 PROD-060 what a product type asks, by abbreviation and by label', async () => {
    const query = `query ($abbreviation: String, $label: String) {
      productTypeAttributes(abbreviation: $abbreviation, label: $label) { name label type choices { value title } }
    }`;
    const read = async (variables: Record<string, unknown>) =>
      (await api.graphql<{ productTypeAttributes: { name: string }[] }>(query, variables, { locale: 'en' }))
        .data.productTypeAttributes;
    const table = await read({ abbreviation: 'TAB' });
    expect(table).toEqual(await read({ label: 'Tafel' }));
    expect(table).toContainEqual({ name: 'legs', label: 'Number of legs', type: 'NUMBER', choices: [] });
    expect(table[0]).toMatchObject({ name: 'shape', type: 'SELECT' });
    expect(await read({ abbreviation: 'NONE' })).toEqual([]);
  });
});

test('PROD-025 a product is stored with a period of ANTIQUE, VINTAGE, RECENT, SECOND_CHANCE or UNKNOWN and with no other', async () => {
  for (const time_period of ['ANTIQUE', 'VINTAGE', 'RECENT', 'SECOND_CHANCE', 'UNKNOWN']) {
    const { slug } = await makeProduct(api.db, owner.sellerId, { time_period });
    expect(await read(slug)).toMatchObject({ timePeriod: time_period });
  }
  await expect(makeProduct(api.db, owner.sellerId, { time_period: 'MEDIEVAL' })).rejects.toThrow(
    /time_period/,
  );
});
