import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { productListOf } from '#domain/search/product-list-state.ts';
import { productListAnswer } from '#tests/setup/show-product-list.tsx';
import { productListQuery } from './product-list-query.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const lamps = productListOf({ kind: 'category', path: ['lampen'], secondChance: false });

test('an answer has the objects of equal products in the answers before, not only in the last one', async () => {
  const client = new QueryClient();
  const [first, second, third] = productListAnswer(3).searchProductsNew.products;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no products');
  const fetched = async (page: number, products: readonly (typeof first)[]) => {
    request.mockResolvedValue({
      searchProductsNew: { ...productListAnswer(3).searchProductsNew, products: structuredClone(products) },
    });
    return (await client.fetchQuery(productListQuery({ ...lamps, page }))).products;
  };
  const shown = await fetched(1, [first, second]);
  await fetched(2, [third]);
  const next = await fetched(3, [second, { ...first, inventory: 0 }]);
  expect(next).toEqual([second, { ...first, inventory: 0 }]);
  expect(next[0]).toBe(shown[1]);
  expect(shown[0]).toEqual(first);
});

test('of two answers with the same product, the object of the newer one is used, in whichever order they were stored', async () => {
  const client = new QueryClient();
  const { searchProductsNew: answer } = productListAnswer(1);
  const [newer, older] = [structuredClone(answer), structuredClone(answer)];
  const keyOf = (page: number) => productListQuery({ ...lamps, page }).queryKey;
  client.setQueryData(keyOf(1), newer, { updatedAt: 2000 });
  client.setQueryData(keyOf(2), older, { updatedAt: 1000 });
  request.mockResolvedValue({ searchProductsNew: structuredClone(answer) });
  const next = await client.fetchQuery(productListQuery({ ...lamps, page: 3 }));
  expect(next.products[0]).toBe(newer.products[0]);
});
