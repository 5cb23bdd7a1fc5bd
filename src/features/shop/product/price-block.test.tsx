import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { PriceBlock } from './price-block.tsx';

afterEach(cleanup);

const show = async (facts: Parameters<typeof sampleProduct>[0]) =>
  await showPage(<PriceBlock product={sampleProduct(facts)} />);
const interest = () => screen.queryByText(/^a favourite of/)?.textContent ?? null;

test('PROD-020 the price block counts the people who have the product on their wishlist, from three on', async () => {
  await show({ wishlistCount: 12 });
  expect(interest()).toBe('a favourite of 12 people');
  cleanup();
  await show({ wishlistCount: 2 });
  expect(interest()).toBeNull();
});

test('PROD-020 PROD-040 beside the minimum bid, and not for a product that is sold', async () => {
  await show({ wishlistCount: 3, minimumBidPrice: 80 });
  expect(interest()).toBe('a favourite of 3 people');
  expect(screen.getByText(/^Open to bids from/)).toBeTruthy();
  cleanup();
  await show({ wishlistCount: 3, minimumBidPrice: 80, inventory: 0 });
  expect(interest()).toBeNull();
});
