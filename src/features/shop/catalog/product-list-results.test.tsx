import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadLateParts } from '#src/ui/kit/late-part.tsx';
import { productListAnswer, showProductList } from '#tests/setup/show-product-list.tsx';

// Loads the deferred parts first, as on a server-rendered page.
beforeAll(loadLateParts);

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  request.mockReset();
});

interface Shown {
  readonly total: number | null;
  readonly tiles: number;
  readonly isBusy: boolean;
}

/** What the page shows at each commit that renders the number of products. */
const commits: Shown[] = [];

function Count({ total }: { readonly total: number | null }) {
  useLayoutEffect(() => {
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    commits.push({ total, tiles: document.querySelectorAll('article').length, isBusy });
  });
  return null;
}

/** Opens a list, goes to another address with another answer, and returns the commits with its number of products. */
async function change(before: number, after: number): Promise<readonly Shown[]> {
  request.mockResolvedValue(productListAnswer(before));
  const router = await showProductList('/lampen', {
    filters: { activeChips: ({ total }) => <Count total={total} /> },
  });
  await vi.waitFor(() => expect(commits.at(-1)?.total).toBe(before));
  commits.length = 0;
  request.mockResolvedValue(productListAnswer(after));
  await act(() => router.navigate({ href: '/lampen?p=-50' }));
  await vi.waitFor(() => expect(commits.at(-1)?.total).toBe(after));
  return commits.filter(({ total }) => total === after);
}

test('the counts of a changed filter come before its tiles, which are busy until then', async () => {
  expect((await change(3, 2))[0]).toEqual({ total: 2, tiles: 3, isBusy: true });
  await vi.waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('an empty list that gets products is busy until they are there', async () => {
  expect((await change(0, 2))[0]).toEqual({ total: 2, tiles: 0, isBusy: true });
  await vi.waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
});

test('a list without products shows none of those before', async () => {
  expect((await change(3, 0))[0]).toMatchObject({ total: 0, tiles: 0 });
});

test('a filter renders the tiles that were not there before, and those that changed', async () => {
  const [first, second, third] = productListAnswer(3).searchProductsNew.products;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no products');
  const show = (products: readonly (typeof first)[]) =>
    request.mockResolvedValue({
      searchProductsNew: { ...productListAnswer(3).searchProductsNew, products: structuredClone(products) },
    });
  const wishlistButtonOf = vi.fn(({ slug }: { readonly slug: string }) => <i>{slug}</i>);
  show([first, second]);
  const router = await showProductList('/lampen', { wishlistButtonOf });
  await screen.findByText(first.slug);
  wishlistButtonOf.mockClear();
  show([third, { ...first, inventory: 0 }, second]);
  await act(() => router.navigate({ href: '/lampen?p=-50' }));
  await screen.findByText(third.slug);
  expect(new Set(wishlistButtonOf.mock.calls.map(([{ slug }]) => slug))).toEqual(
    new Set([third.slug, first.slug]),
  );
});

test('U9 if a filtered list cannot be loaded, the filters are those of the list before', async () => {
  const { searchProductsNew } = productListAnswer(3);
  const colors = { type: 'COLORS', values: ['rood'], titles: ['Red'], counts: [2] };
  request.mockResolvedValue({
    searchProductsNew: { ...searchProductsNew, filterGroups: [colors] },
  });
  const router = await showProductList('/lampen', {
    filters: {
      sidebar: ({ facets, total }) => (
        <p>{`${facets.map(({ title }) => title).join()} ${total ?? 'unknown'}`}</p>
      ),
    },
  });
  await screen.findByText('Red 3');
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await act(() => router.navigate({ href: '/lampen?colors=rood' }));
  await screen.findByText('Red unknown');
  await act(() => router.navigate({ href: '/meubels' }));
  await screen.findByText('unknown');
});
