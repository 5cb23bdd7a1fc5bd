import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { overviewCount } from './more-queries.ts';
import { SimilarPage } from './similar-page.tsx';

afterEach(cleanup);

const slug = 'eiken-tafel';
const cards = Array.from({ length: overviewCount }, (_, index) => sampleCard({ uuid: `product-${index}` }));

const show = (keys: readonly string[] | null, totalCount: number, productList: string | null = null) =>
  showPage(
    <SimilarPage
      slug={slug}
      tileOf={({ uuid }) => <p>{uuid}</p>}
      productList={productList === null ? null : <p>{productList}</p>}
      notFound={<p>no such product</p>}
    />,
    [
      [['product', 'similar-to', slug], keys],
      [['catalog', 'similar', slug, overviewCount], { totalCount, products: cards.slice(0, totalCount) }],
    ],
  );

test('LIST-020 ROUTE-026 19 tiles and one that shows all fill a grid of 20', async () => {
  await show(['a.jpg'], 40);
  expect(await screen.findByRole('heading', { level: 1, name: 'Similar products' })).toBeTruthy();
  const last = screen.getByRole('link', { name: 'Show all 40 products' });
  expect(last.getAttribute('href')).toBe(`/vergelijkbaar/${slug}/alles`);
  const cells = within(last.closest('ul') ?? document.body).getAllByRole('listitem');
  expect(cells).toHaveLength(20);
  expect(screen.getByRole('link', { name: 'Back to the product' }).getAttribute('href')).toBe(
    `/products/${slug}`,
  );
});

test('LIST-020 with no more than 19 there is nothing more to show', async () => {
  await show(['a.jpg'], 3);
  expect(await screen.findByText('product-2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull();
});

test('ROUTE-026 the whole list replaces the overview', async () => {
  await show(['a.jpg'], 40, 'all of them');
  expect(await screen.findByText('all of them')).toBeTruthy();
  expect(screen.queryByText('product-0')).toBeNull();
});

test('U9 without similar products the page offers a next step', async () => {
  await show(['a.jpg'], 0);
  const link = await screen.findByRole('link', { name: 'See new arrivals' });
  expect(link.getAttribute('href')).toBe('/net-binnen');
});

test('ROUTE-026 an unknown product has no similar ones', async () => {
  await show(null, 0);
  expect(await screen.findByText('no such product')).toBeTruthy();
});
