import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '../factories/users.ts';
import { openSuggestionsHarness, type ProductPart } from './suggestions/harness.ts';

const {
  api,
  clock,
  daysAgo,
  acting,
  newSeller,
  one,
  list,
  accept,
  decline,
  customPrice,
  suggested,
  priceOf,
} = await openSuggestionsHarness();
beforeEach(async () => {
  acting.seller = await newSeller();
});
afterAll(() => api.close());

describe('reading', () => {
  test('SALE-001 SALE-002 SALE-003 SALE-016 one suggestion with all its fields', async () => {
    const { uuid, id } = await suggested();
    expect(await one(uuid, acting.seller.token)).toEqual({
      __typename: 'SaleSuggestion',
      uuid,
      type: 'PRICE_REDUCTION',
      status: 'PENDING',
      price: 450,
      suggestedPrice: 400,
      step: '2',
      suggestedDiscountPercentage: 11,
      amount: 50,
      customPrice: null,
      created: '2026-03-01T09:00:00.000Z',
      publishedAt: '2026-03-01T09:00:00.000Z',
      appliedAt: null,
      respondedAt: null,
      errorMessage: null,
      viewCount: 120,
      wishlistCount: 5,
      daysOnline: 40,
      soldPrices: [380, 410, 390],
      product: { uuid: id, price: 450, rawPrice: 450, comparePrice: null, comparePriceKind: 'NEW_PRICE' },
    });
  });

  test('SALE-015 SALE-005 the list: filtered by status, searched, sorted, page by page, the latest first', async () => {
    const kast = await suggested({ created_at: daysAgo(3) }, { title: 'Eiken kast' });
    const stoel = await suggested(
      { created_at: daysAgo(2), status: 'REJECTED', suggested_price_cents: 20_000 },
      { title: 'Rieten stoel' },
    );
    const bank = await suggested({ created_at: daysAgo(1), status: 'APPLIED' }, { title: 'Leren bank' });
    const lamp = await suggested({ created_at: daysAgo(4), status: 'ERROR' }, { title: 'Koperen lamp' });
    const uuids = async (variables: object) =>
      (await list(variables)).suggestions?.map((suggestion) => suggestion.uuid);
    expect(await uuids({})).toEqual([bank.uuid, stoel.uuid, kast.uuid, lamp.uuid]);
    expect(await uuids({ filters: { statuses: ['PENDING', 'ERROR'] } })).toEqual([kast.uuid, lamp.uuid]);
    expect(await uuids({ searchString: 'riet' })).toEqual([stoel.uuid]);
    expect(await uuids({ searchString: '100%_' })).toEqual([]);
    expect(await uuids({ sort: 'TITLE', sortDirection: 'ASC' })).toEqual([
      kast.uuid,
      lamp.uuid,
      bank.uuid,
      stoel.uuid,
    ]);
    expect((await uuids({ sort: 'PRICE', sortDirection: 'ASC' }))?.[0]).toBe(stoel.uuid);
    expect((await uuids({ sort: 'DISCOUNT' }))?.[0]).toBe(stoel.uuid);
    expect((await uuids({ sort: 'STATUS', sortDirection: 'ASC' }))?.[0]).toBe(bank.uuid);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({
      totalCount: 4,
      suggestions: [{ uuid: stoel.uuid, status: 'REJECTED' }],
    });
    expect((await list({ limit: -5, offset: -5 })).suggestions).toEqual([]);
  });

  test('SALE-020 suggestions are the seller’s alone: not of a visitor, another seller or a buyer', async () => {
    const { uuid, slug } = await suggested();
    const other = await newSeller();
    const buyer = await api.signIn(await makeUser(api.db));
    const staff = await api.signIn(await makeUser(api.db, { isStaff: true }));
    expect(await list({}, buyer)).toMatchObject({ totalCount: 0, suggestions: [] });
    expect(await list({}, other.token)).toMatchObject({ totalCount: 0, suggestions: [] });
    for (const token of [other.token, buyer, staff]) {
      const refused = { __typename: 'UserHasNoObjectPermissionError' };
      expect(await one(uuid, token)).toMatchObject(refused);
      expect(await accept(uuid, token)).toMatchObject(refused);
      expect(await decline(uuid, token)).toMatchObject(refused);
      expect(await customPrice({ uuid, slug, price: 300 }, token)).toMatchObject(refused);
    }
    expect(await one(uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    expect(await one(randomUUID(), acting.seller.token)).toMatchObject({
      __typename: 'ObjectDoesNotExistError',
    });
    expect(await one('no-id', acting.seller.token)).toMatchObject({ __typename: 'InvalidUUIDError' });
    expect(await one(uuid, acting.seller.token)).toMatchObject({ status: 'PENDING' });
  });
});

describe('accepting', () => {
  test('SALE-006 SALE-017 the product gets the suggested price, in its history and for the search index too', async () => {
    const { uuid, id } = await suggested({}, { compare_price_cents: 90_000 });
    const before = await api.db
      .selectFrom('catalog_changes')
      .select('n')
      .where('product_id', '=', id)
      .executeTakeFirst();
    expect(await accept(uuid)).toMatchObject({
      __typename: 'SaleSuggestion',
      status: 'APPLIED',
      appliedAt: clock.now().toISOString(),
      respondedAt: clock.now().toISOString(),
      // A private seller's `comparePrice` stays the price when new: the earlier asking price does not replace it.
      product: { price: 400, rawPrice: 400, comparePrice: 900, comparePriceKind: 'NEW_PRICE' },
    });
    const changes = await api.db
      .selectFrom('product_price_changes')
      .select(['price_cents', 'changed_at'])
      .where('product_id', '=', id)
      .execute();
    expect(changes).toEqual([{ price_cents: 40_000, changed_at: clock.now() }]);
    const after = await api.db
      .selectFrom('catalog_changes')
      .select('n')
      .where('product_id', '=', id)
      .executeTakeFirst();
    expect(Number(after?.n)).toBeGreaterThan(Number(before?.n ?? 0));
  });

  test('SALE-017 a trader’s earlier price is the compare price, never above the lowest of 30 days', async () => {
    const shop = await newSeller({ type: 'business' });
    const steady = await suggested({}, { compare_price_cents: null }, shop);
    const jumpy = await suggested({}, {}, shop);
    await api.db
      .insertInto('product_price_changes')
      .values([
        { product_id: steady.id, price_cents: 45_000, changed_at: daysAgo(40) },
        { product_id: jumpy.id, price_cents: 42_000, changed_at: daysAgo(40) },
        { product_id: jumpy.id, price_cents: 45_000, changed_at: daysAgo(15) },
      ])
      .execute();
    expect(await accept(steady.uuid, shop.token)).toMatchObject({
      product: { price: 400, comparePrice: 450, comparePriceKind: 'LOWEST_PRICE' },
    });
    expect(await accept(jumpy.uuid, shop.token)).toMatchObject({
      product: { price: 400, comparePrice: 420 },
    });
    expect((await priceOf(jumpy.id)).compare_price_cents).toBe(45_000);
  });

  test('SALE-017 an imported product keeps the price it may not exceed', async () => {
    const shop = await newSeller({ type: 'business' });
    const given = { scrape_url: 'https://example.com/x', original_price_cents: 80_000 };
    const { uuid, id, slug } = await suggested({}, given, shop);
    await accept(uuid, shop.token);
    expect(await priceOf(id)).toMatchObject({ price_cents: 40_000, compare_price_cents: 80_000 });
    const dear = await suggested({}, given, shop);
    expect(await customPrice({ uuid: dear.uuid, slug: dear.slug, price: 801 }, shop.token)).toMatchObject({
      fields: [{ field: 'price', code: 'price_above_original' }],
    });
    expect(slug).not.toBe(dear.slug);
  });

  test('SALE-017 the seller’s margin stays between the asked price and the buyers’ price', async () => {
    const shop = await newSeller({ margin_ppm: 100_000 });
    const { uuid } = await suggested({}, { price_cents: 49_500 }, shop);
    expect(await accept(uuid, shop.token)).toMatchObject({ product: { rawPrice: 400, price: 440 } });
  });

  test('SALE-006 twice at once: one goes through, and the price is changed once', async () => {
    const { uuid, id } = await suggested();
    const answers = await Promise.all([accept(uuid), accept(uuid), decline(uuid)]);
    const results = answers.map(({ __typename }) => __typename).sort();
    expect(results).toEqual(['FailedToUpdateError', 'FailedToUpdateError', 'SaleSuggestion']);
    expect(await accept(uuid)).toMatchObject({
      errorCode: 'suggestion_answered',
      message: 'Dit voorstel staat niet meer open.',
    });
    const { status } = await one(uuid, acting.seller.token);
    expect((await priceOf(id)).price_cents).toBe(status === 'APPLIED' ? 40_000 : 45_000);
  });

  test('SALE-006 the same intent sent twice is answered twice and done once', async () => {
    const { uuid, id } = await suggested();
    const commandId = randomUUID();
    const [first, again] = [
      await accept(uuid, acting.seller.token, commandId),
      await accept(uuid, acting.seller.token, commandId),
    ];
    expect(first).toMatchObject({ status: 'APPLIED' });
    expect(again).toEqual(first);
    expect((await priceOf(id)).raw_price_cents).toBe(40_000);
  });

  test('SALE-017 a price that the seller changes withdraws the suggestion, and an answer to it reports that', async () => {
    const { uuid, id, slug } = await suggested();
    const save = (price: number, width: number) =>
      api.graphql(
        `mutation ($slug: String!, $input: ProductInput!) { updateProduct(slug: $slug, input: $input) { __typename } }`,
        { slug, input: { price, width } },
        { token: acting.seller.token },
      );
    await save(450, 99);
    await api.server.background.runOnce();
    expect(await one(uuid, acting.seller.token)).toMatchObject({ status: 'PENDING' });
    await save(430, 99);
    await api.server.background.runOnce();
    const withdrawn = await one(uuid, acting.seller.token);
    expect(withdrawn).toMatchObject({ status: 'REJECTED', respondedAt: null, product: { rawPrice: 430 } });
    const message = 'Je hebt de prijs intussen zelf gewijzigd. Daarom is dit voorstel vervallen.';
    expect(withdrawn.errorMessage).toBe(message);
    for (const answer of [accept, decline])
      expect(await answer(uuid)).toEqual({
        __typename: 'FailedToUpdateError',
        ...{ errorCode: 'suggestion_price_changed', message },
      });
    expect(await priceOf(id)).toMatchObject({ raw_price_cents: 43_000 });
  });

  const outdated: readonly (readonly [string, ProductPart, string])[] = [
    ['sold', { inventory: 0, sold_at: clock.now() }, 'suggestion_product_unavailable'],
    ['archived', { status: 'ARCHIVED' }, 'suggestion_product_unavailable'],
    ['of another price by now', { raw_price_cents: 43_000, price_cents: 43_000 }, 'suggestion_price_changed'],
  ];
  test.each(outdated)(
    'SALE-014 SALE-017 a product that is %s: ERROR with its message, and no other price',
    async (_what, change, code) => {
      const { uuid, id } = await suggested({}, change);
      const before = await priceOf(id);
      const results = await accept(uuid);
      expect(results).toMatchObject({ __typename: 'FailedToUpdateError', errorCode: code });
      const now = await one(uuid, acting.seller.token);
      expect(now).toMatchObject({ status: 'ERROR', appliedAt: null, errorMessage: results.message });
      expect(now.respondedAt).toBe(clock.now().toISOString());
      const messages = [now.errorMessage];
      for (const locale of ['en', 'fr'] as const)
        messages.push((await one(uuid, acting.seller.token, locale)).errorMessage ?? null);
      expect(new Set(messages).size).toBe(3);
      expect(await priceOf(id)).toEqual(before);
    },
  );
});
