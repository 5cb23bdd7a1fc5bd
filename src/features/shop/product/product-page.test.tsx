import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatEuro } from '#src/i18n/format.ts';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { EverythingNear } from '#tests/setup/everything-near.ts';
import { recommendationCount, soldOutSimilarCount } from './more-queries.ts';
import { ProductPage } from './product-page.tsx';
import type { Product } from './product-query.ts';
import type { ProductSlots } from './product-slots.ts';
import './price-facts.tsx';
import './quantity-picker.tsx';
import './rows.tsx';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { type Answers, showPage } from '#tests/setup/show-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingNear);
  vi.stubGlobal('scrollY', 0);
});

const other = sampleCard({ uuid: '99999999-1111-4222-8333-444455556666', slug: 'stoel', title: 'Stoel' });

function answersFor(product: Product): Answers {
  return [
    [['product', product.slug], product],
    [['product', 'price-facts', product.slug], { history: [], sold: null }],
    [['catalog', 'similar', product.slug, recommendationCount], { totalCount: 1, products: [other] }],
    [
      ['for-you', []],
      [other, sampleCard({ uuid: product.uuid })],
    ],
    [['last-viewed'], [other.uuid]],
    [['viewed-cards', [other.uuid]], [other]],
  ];
}

async function show(facts: Partial<Product> = {}, slots: Partial<ProductSlots> = {}) {
  // A new uuid for each test, because parts that were shown before for a product are rendered at once.
  const product = sampleProduct({ uuid: crypto.randomUUID(), ...facts });
  await showPage(
    <ProductPage
      slug={product.slug}
      wishlistButtonOf={() => <button type="button">heart</button>}
      tileOf={({ title }) => <p>tile {title}</p>}
      useLikedUuids={() => []}
      notFound={<p>no such product</p>}
      {...slots}
    />,
    answersFor(product),
  );
  await screen.findByRole('heading', { level: 1, name: 'Oak table' });
}

test('U4 a product begins with the photo, title and price of its tile, and stays in place when the rest arrives', async () => {
  const product = sampleProduct({ uuid: crypto.randomUUID(), price: 95 });
  const { uuid, title } = product;
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  const [featuredImage = null] = product.images;
  const card = sampleCard({ uuid, title, price: 95, featuredImage });
  const { client, router } = await showPage(
    <ProductPage
      slug={product.slug}
      wishlistButtonOf={() => <button type="button">heart</button>}
      tileOf={({ title: name }) => <p>tile {name}</p>}
      useLikedUuids={() => []}
      notFound={<p>no such product</p>}
    />,
    answersFor(product).slice(1),
    { card },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Oak table' });
  const photo = screen.getByRole('img', { name: /Oak table, photo 1/ });
  expect(document.body.textContent).toContain(formatEuro(95));
  // While another page is on its way, the location is already its own, and the photo flies from this one.
  await act(() => router.navigate({ to: '/' }));
  expect(router.state.location.state.card).toBeUndefined();
  expect(photo.isConnected).toBe(true);
  expect(screen.queryByText('A table that has seen many dinners.')).toBeNull();
  act(() => client.setQueryData(['product', product.slug], product));
  await screen.findByText('A table that has seen many dinners.');
  expect([heading.isConnected, photo.isConnected]).toEqual([true, true]);
  answered.reject(new Error('too late'));
});

describe('the page of a product that is for sale', () => {
  test('PROD-040 has a price block: the price, the earlier one, the saving and the minimum bid', async () => {
    await show({ price: 95, comparePrice: 100, minimumBidPrice: 80 });
    const text = document.body.textContent;
    expect(text).toContain(formatEuro(95));
    expect(text).toContain(`You save ${formatEuro(5)}`);
    expect(text).toContain(`Open to bids from ${formatEuro(80)}`);
  });

  test('LIST-016 LIST-017 shows the saving on the new price for a private seller, on the lowest of 30 days for a trader', async () => {
    await show({ price: 95, comparePrice: 100 });
    expect(document.body.textContent).toContain(`Price when new ${formatEuro(100)}`);
    expect(document.body.textContent).toContain(`You save ${formatEuro(5)} on the price when new`);
    cleanup();
    await show({ price: 16, comparePrice: 20, comparePriceKind: 'LOWEST_PRICE' });
    expect(document.body.textContent).toContain(
      `Lowest price in the 30 days before the reduction ${formatEuro(20)}`,
    );
    expect(document.body.textContent).toContain('You save 20%');
    expect(document.body.textContent).not.toContain('rice when new');
  });

  test('PROD-040 a seller without a minimum is open to bids, from no amount: nobody bids nothing', async () => {
    await show({ price: 95, minimumBidPrice: 1 });
    expect(screen.getByText('Open to bids')).toBeDefined();
    expect(screen.queryByText(/Open to bids from/)).toBeNull();
  });

  test('PROD-040 no bids are spoken of when the seller takes none', async () => {
    await show({ minimumBidPrice: null });
    expect(screen.queryByText(/Open to bids/)).toBeNull();
  });

  test('PROD-041 has a seller card with stars, reviews and a link to the seller', async () => {
    await show(
      {},
      { reviewsOf: ({ numberOfRatings }) => <button type="button">{numberOfRatings} reviews</button> },
    );
    const link = screen.getByRole('link', { name: 'Fenna Postma' });
    expect(link.getAttribute('href')).toBe('/verkoper/11111111-2222-4333-8444-555566667777');
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2 reviews' })).toBeTruthy();
  });

  test('PROD-044 has a wishlist button', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'heart' })).toBeTruthy();
  });

  test('PROD-045 has a delivery summary by weight class and pick up', async () => {
    await show({ weightCategory: 'A' });
    const text = document.body.textContent;
    expect(text).toContain('Collection in Utrecht');
    expect(text).toContain(`Parcel post: ${formatEuro(3.95)} to ${formatEuro(10.95)}`);
    expect(text).toContain(`To your door by courier: ${formatEuro(6.95)} to ${formatEuro(59)}`);
  });

  test('LIST-029 "view in" is shown when the server names the place', async () => {
    await show({ viewIn: 'Antwerpen' });
    expect(screen.getByText('View in Antwerp')).toBeTruthy();
    cleanup();
    await show({ viewIn: null });
    expect(screen.queryByText(/View in/)).toBeNull();
  });

  test('PROD-042 PROD-043 the chosen quantity reaches the buying actions', async () => {
    await show(
      { inventory: 3 },
      { buyActions: ({ quantity }) => ({ box: <p>buy {quantity}</p>, bar: null }) },
    );
    expect(screen.getByText('buy 1')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /Quantity/ }));
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '3' }));
    expect(await screen.findByText('buy 3')).toBeTruthy();
  });

  test('what protects the buyer stands below the actions, and not on a sold product', async () => {
    await show({ inventory: 1 });
    expect(screen.getByRole('region', { name: 'Buyer protection' }).textContent).toContain('Report it');
    cleanup();
    await show({ inventory: 0 });
    expect(screen.queryByRole('region', { name: 'Buyer protection' })).toBeNull();
  });

  test('NAV-022 price and main action are fixed at the bottom from 50 px of scroll on', async () => {
    await show({}, { buyActions: () => ({ box: null, bar: <button type="button">to the cart</button> }) });
    expect(screen.queryByRole('button', { name: 'to the cart' })).toBeNull();
    const scrollTo = (pixels: number) =>
      act(() => {
        vi.stubGlobal('scrollY', pixels);
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(50);
    expect(screen.queryByRole('button', { name: 'to the cart' })).toBeNull();
    scrollTo(51);
    expect(screen.getByRole('button', { name: 'to the cart' })).toBeTruthy();
  });

  test('LIST-023 LIST-031 LIST-032 has rows of similar, recommended and viewed products, without the product itself', async () => {
    await show();
    expect(recommendationCount).toBe(12);
    for (const name of ['Similar products', 'You might also like', 'Recently viewed']) {
      const row = await screen.findByRole('region', { name });
      expect(
        within(row)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['tile Stoel']);
    }
  });
});

describe('the page of a sold product', () => {
  const sold = { inventory: 0, minimumBidPrice: 60 };
  const buyActions = vi.fn(() => ({ box: <button type="button">buy</button>, bar: null }));

  test('PROD-031 PROD-047 inventory 0 is sold: nothing to buy, and similar products', async () => {
    await show(sold, { buyActions });
    expect(screen.getByText('This product is sold')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'buy' })).toBeNull();
    expect(buyActions).not.toHaveBeenCalled();
    expect(screen.queryByText(/Open to bids/)).toBeNull();
  });

  test('PROD-048 shows the seller block', async () => {
    await show(sold);
    expect(screen.getByRole('link', { name: 'Fenna Postma' })).toBeTruthy();
  });

  test('PROD-049 links to creating a wanted item', async () => {
    await show(sold);
    const link = screen.getByRole('link', { name: 'Post a wanted request for this' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(pathname).toBe('/account/zoekopdrachten/nieuw');
    expect(Object.fromEntries(searchParams)).toEqual({
      titel: 'Oak table',
      categorie: 'meubels/tafels/eettafels',
    });
  });

  test('PROD-050 PROD-051 PROD-052 LIST-021 has rows for you, similar (12) and your wishlist', async () => {
    expect(soldOutSimilarCount).toBe(12);
    await show(sold, { wishlistRow: <section aria-label="wishlist row" /> });
    expect(await screen.findByRole('region', { name: 'Similar products' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'You might also like' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'wishlist row' })).toBeTruthy();
  });
});

test('ROUTE-025 an unknown address shows what the route has for it', async () => {
  await showPage(
    <ProductPage
      slug="weg"
      wishlistButtonOf={() => null}
      tileOf={() => null}
      useLikedUuids={() => []}
      notFound={<p>no such product</p>}
    />,
    [[['product', 'weg'], null]],
  );
  expect(await screen.findByText('no such product')).toBeTruthy();
});
