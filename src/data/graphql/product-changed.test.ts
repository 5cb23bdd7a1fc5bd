import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateOwnProducts } from './product-changed.ts';

test('FORM-079 after a change of an own product its page, the product lists and the suggestions for it are fetched again', async () => {
  const client = new QueryClient();
  const keys = [
    ['my-products', 'me'],
    ['sale-suggestions'],
    ['product', 'chair'],
    ['catalog', 'lamps'],
    ['cart'],
  ];
  for (const key of keys) client.setQueryData(key, 'before');
  await invalidateOwnProducts(client);
  const isStale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  expect(keys.map(isStale)).toEqual([true, true, true, true, false]);
});
