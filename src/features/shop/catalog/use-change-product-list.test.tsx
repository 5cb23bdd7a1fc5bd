import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ProductListState, productListOf } from '#domain/search/product-list-state.ts';
import { request } from '#tests/setup/mocked-request.ts';
import { withValues } from './filters/filter-changes.ts';
import { useChangeProductList, withBoth } from './use-change-product-list.ts';

vi.mock('#src/data/graphql/client.ts', async () => import('#tests/setup/mocked-request.ts'));
const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('#src/ui/market/product-list-link.tsx', () => ({ useProductListNavigate: () => navigate }));

afterEach(cleanup);

const list = productListOf({ kind: 'new' });
const red = withValues(list, 'COLORS', ['rood']);
const oak = withValues(list, 'MATERIALS', ['eiken']);

function changeOf(state: ProductListState) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useChangeProductList(state), { wrapper }).result.current;
}

test('U4 a changed filter is requested at once, before the URL changes', async () => {
  request.mockReset().mockResolvedValue({ searchProductsNew: {} });
  navigate.mockReset();
  changeOf(list)(red);
  expect(request.mock.calls.map(([, variables]) => variables.filters)).toEqual([
    [{ type: 'COLORS', value: 'rood' }],
  ]);
  expect(navigate).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[red]]));
});

test('two filters changed in the same moment are both in the list', async () => {
  request.mockReset().mockResolvedValue({ searchProductsNew: {} });
  navigate.mockReset();
  const change = changeOf(list);
  change(red);
  change(oak);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(navigate.mock.calls[0]?.[0].filters).toEqual([...red.filters, ...oak.filters]);
});

test('of two changes of one filter the later one counts, also when it removes the filter', () => {
  const white = withValues(list, 'COLORS', ['wit']);
  expect(withBoth(list, red, white).filters).toEqual(white.filters);
  expect(withBoth(red, withValues(red, 'MATERIALS', ['eiken']), list).filters).toEqual(oak.filters);
});
