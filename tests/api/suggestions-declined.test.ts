import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSuggestionsHarness } from './suggestions/harness.ts';

const { api, clock, acting, newSeller, one, decline, customPrice, suggested, priceOf } =
  await openSuggestionsHarness();
beforeEach(async () => {
  acting.seller = await newSeller();
});
afterAll(() => api.close());

describe('declining', () => {
  test('SALE-007 SALE-018 the price stays, the suggestion is REJECTED and can’t be answered again', async () => {
    const { uuid, id, slug } = await suggested();
    expect(await decline(uuid)).toMatchObject({
      status: 'REJECTED',
      respondedAt: clock.now().toISOString(),
      appliedAt: null,
      customPrice: null,
    });
    expect(await priceOf(id)).toMatchObject({ price_cents: 45_000, raw_price_cents: 45_000 });
    const refused = { __typename: 'FailedToUpdateError', errorCode: 'suggestion_answered' };
    expect(await decline(uuid)).toMatchObject(refused);
    expect(await customPrice({ uuid, slug, price: 300 })).toMatchObject(refused);
    expect(await priceOf(id)).toMatchObject({ price_cents: 45_000 });
  });
});

describe('a price of one’s own', () => {
  test('SALE-008 SALE-009 SALE-019 one call rejects the suggestion and changes the price', async () => {
    const { uuid, id, slug } = await suggested({}, { compare_price_cents: 90_000 });
    expect(await customPrice({ uuid, slug, price: 425 })).toMatchObject({
      status: 'REJECTED',
      customPrice: 425,
      appliedAt: null,
      product: { uuid: id, price: 425, rawPrice: 425, comparePrice: 900 },
    });
  });

  test('SALE-010 the price is above 0, and not above 999,999', async () => {
    const { uuid, id, slug } = await suggested();
    for (const price of [0, -1, 1_000_000]) {
      expect(await customPrice({ uuid, slug, price })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ field: 'price', code: 'price' }],
      });
    }
    expect(await one(uuid, acting.seller.token)).toMatchObject({ status: 'PENDING', respondedAt: null });
    expect(await priceOf(id)).toMatchObject({ price_cents: 45_000 });
    expect(await customPrice({ uuid, slug, price: 1 })).toMatchObject({ status: 'REJECTED', customPrice: 1 });
    const dear = await suggested();
    expect(await customPrice({ ...dear, price: 999_999 })).toMatchObject({ product: { price: 999_999 } });
  });

  test('SALE-019 when one half fails nothing changes: another address, a product that was sold', async () => {
    const { uuid } = await suggested();
    const other = await suggested();
    expect(await customPrice({ uuid, slug: other.slug, price: 300 })).toMatchObject({
      __typename: 'ObjectDoesNotExistError',
    });
    const sold = await suggested({}, { inventory: 0, sold_at: clock.now() });
    expect(await customPrice({ ...sold, price: 300 })).toMatchObject({
      errorCode: 'suggestion_product_unavailable',
    });
    for (const suggestion of [uuid, other.uuid, sold.uuid])
      expect(await one(suggestion, acting.seller.token)).toMatchObject({
        status: 'PENDING',
        customPrice: null,
      });
    expect(await priceOf(sold.id)).toMatchObject({ price_cents: 45_000 });
    expect(await priceOf(other.id)).toMatchObject({ price_cents: 45_000 });
  });
});
