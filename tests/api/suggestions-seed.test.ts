import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#server/db/seed/seed.ts';
import { demoPassword } from '#server/modules/auth/demo-accounts.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
const now = new Date();

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db, now, 2000);
});
afterAll(async () => await api.close());

test('SALE-005 the seller of the demo has suggestions of every state, made by the rule, and the prices that came of them', async () => {
  const token = await api.signIn({ email: 'verkoper@hervonden.test', password: demoPassword });
  interface Answer {
    readonly saleSuggestions: {
      readonly suggestions: readonly {
        readonly status: string;
        readonly price: number;
        readonly suggestedPrice: number;
        readonly customPrice: number | null;
        readonly errorMessage: string | null;
        readonly viewCount: number;
        readonly daysOnline: number;
        readonly product: { readonly rawPrice: number; readonly inventory: number };
      }[];
    };
  }
  const { data } = await api.graphql<Answer>(
    `{ saleSuggestions { ... on SaleSuggestionList { suggestions {
      status price suggestedPrice customPrice errorMessage viewCount daysOnline product { rawPrice inventory }
    } } } }`,
    {},
    { token },
  );
  const { suggestions } = data.saleSuggestions;
  const states = suggestions.map(({ status }) => status);
  expect(states.toSorted()).toEqual([...['APPLIED', 'ERROR', 'PENDING', 'PENDING', 'REJECTED', 'REJECTED']]);
  for (const one of suggestions) {
    expect(one.suggestedPrice).toBeLessThan(one.price);
    expect(one.viewCount).toBeGreaterThanOrEqual(30);
    expect(one.daysOnline).toBeGreaterThanOrEqual(21);
    const { status, price, customPrice, suggestedPrice } = one;
    const { rawPrice, inventory } = one.product;
    expect(inventory).toBeGreaterThan(0);
    if (status === 'ERROR') expect(rawPrice).not.toBe(price);
    else expect(rawPrice).toBe(status === 'APPLIED' ? suggestedPrice : (customPrice ?? price));
    expect(one.errorMessage === null).toBe(status !== 'ERROR');
  }
  expect(suggestions.filter(({ customPrice }) => customPrice !== null)).toHaveLength(1);
});

test('no bid of the demo is above the price of its product, and every price history ends with the price of today', async () => {
  const above = await api.db
    .selectFrom('bids')
    .innerJoin('products', 'products.id', 'bids.product_id')
    .whereRef('bids.amount_cents', '>', 'products.price_cents')
    .select('bids.id')
    .execute();
  expect(above).toEqual([]);
  const suggested = await api.db
    .selectFrom('sale_suggestions')
    .innerJoin('products', 'products.id', 'sale_suggestions.product_id')
    .select(['products.id', 'products.price_cents'])
    .execute();
  for (const { id, price_cents: price } of suggested) {
    const history = await api.db
      .selectFrom('product_price_changes')
      .select(['price_cents', 'changed_at'])
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    expect(history.at(-1)?.price_cents).toBe(price);
    const moments = history.map(({ changed_at }) => changed_at.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  }
});
