import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatEuro } from '#src/i18n/format.ts';
import { OfflineContext } from '#src/ui/kit/offline-context.ts';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { type LoadCardPhotos, LoadCardPhotosContext } from './card-photos.ts';
import { OwnReservations } from './own-reservations.ts';
import type { ProductCardPartsFragment } from './product-card.gen.ts';
import { ProductCard } from './product-card.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

async function show(children: ReactNode): Promise<void> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => children });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  const productListRoute = createRoute({ getParentRoute: () => root, path: '/$' });
  const router = createRouter({
    routeTree: root.addChildren([page, product, productListRoute]),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

async function showCard(
  facts: Partial<ProductCardPartsFragment> = {},
  more: Partial<Parameters<typeof ProductCard>[0]> = {},
): Promise<HTMLElement> {
  await show(<ProductCard card={sampleCard(facts)} now={now} {...more} />);
  return await screen.findByRole('article');
}

function Reachable({ online$, children }: PropsWithChildren<{ readonly online$: BehaviorSubject<boolean> }>) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const following = online$.subscribe((isOnline) => setOffline(!isOnline));
    return () => following.unsubscribe();
  }, [online$]);
  return <OfflineContext value={isOffline}>{children}</OfflineContext>;
}

describe('a tile', () => {
  test('LIST-003 LIST-004 shows its title in the reader’s language and its price, and leads to the product', async () => {
    const tile = within(await showCard());
    const link = tile.getByRole('link', { name: /^Oak table/ });
    expect(link.getAttribute('href')).toBe('/products/eiken-tafel');
    expect(link.textContent).toContain(formatEuro(100));
    expect(within(link).getByText('Utrecht')).toBeDefined();
  });
  test('LIST-005 LIST-006 shows the percentage off instead of "new", never both', async () => {
    const facts = { publicationDate: '2026-11-20T00:00:00Z' };
    const discounted = within(await showCard({ ...facts, price: 75, comparePrice: 100 }));
    expect(discounted.getByText('-25%')).toBeDefined();
    expect(discounted.queryByText('New')).toBeNull();
    cleanup();
    expect(within(await showCard(facts)).getByText('New')).toBeDefined();
  });
  test('LIST-011 shows for whom it is reserved: for others, or for the reader whose bid was accepted', async () => {
    const reservedUntil = new Date(now + 60 * 60_000).toISOString();
    expect(within(await showCard({ reservedUntil })).getByText(/^Reserved until /)).toBeDefined();
    cleanup();
    const source = {
      value: { payments: [], bids: ['u'] },
      subscribe: () => ({ unsubscribe: () => undefined }),
    };
    await show(
      <OwnReservations value={source}>
        <ProductCard card={sampleCard({ uuid: 'u', reservedUntil })} now={now} />
      </OwnReservations>,
    );
    expect((await screen.findByRole('article')).textContent).toMatch(/Reserved for you until /);
  });
  test('LIST-005 calls what a private seller compares with the new price, and a trader’s the lowest of 30 days', async () => {
    const reduced = { price: 75, comparePrice: 100 };
    const own = await showCard(reduced);
    expect(own.textContent).toContain(`Price when new ${formatEuro(100)}`);
    expect(within(own).getByText('-25%').textContent).toBe('-25% of the price when new');
    cleanup();
    const trade = await showCard({ ...reduced, comparePriceKind: 'LOWEST_PRICE' });
    expect(trade.textContent).toContain(
      `Lowest price in the 30 days before the reduction ${formatEuro(100)}`,
    );
    expect(within(trade).getByText('-25%').textContent).toBe('-25%');
    expect(trade.textContent).not.toContain('rice when new');
    cleanup();
    expect((await showCard({ price: 100, comparePrice: 100 })).textContent).not.toContain('Price when new');
  });
  test('LIST-007 shows the favourite button that it is given', async () => {
    const tile = within(await showCard({}, { wishlistButton: <button type="button">heart</button> }));
    expect(tile.getByRole('button', { name: 'heart' })).toBeDefined();
  });
  test('LIST-010 offers similar products', async () => {
    const link = within(await showCard()).getByRole('link', { name: 'Similar to Oak table' });
    expect(link.getAttribute('href')).toBe('/vergelijkbaar/eiken-tafel');
  });
  test('LIST-011 LIST-012 LIST-013 one tag is on the photo, and the place line says second chance and we love', async () => {
    const weLove = [{ __typename: 'ProductCollection' as const, value: 'we-love' }];
    const tile = within(await showCard({ timePeriod: 'SECOND_CHANCE', collections: weLove }));
    expect(tile.getByText('Second chance')).toBeDefined();
    expect(tile.getByText('We love')).toBeDefined();
    expect(tile.getByText(/Utrecht/).textContent).toBe('We love · Utrecht');
    cleanup();
    const sold = within(await showCard({ inventory: 0, timePeriod: 'SECOND_CHANCE' }));
    expect(sold.getByText('Sold')).toBeDefined();
    expect(sold.queryByText('Second chance')).toBeNull();
  });
  test('LIST-029 shows where it can be viewed, and how far that is', async () => {
    const tile = within(await showCard({ viewIn: 'Zwolle' }, { distance: 12.4 }));
    expect(tile.getByText(/View in Zwolle/).textContent).toBe('View in Zwolle · 12 km');
    cleanup();
    expect(within(await showCard({}, { distance: 0.4 })).getByText(/Utrecht/).textContent).toBe(
      'Utrecht · < 1 km',
    );
  });
  test('a photo that cannot be loaded leaves its colour, without a broken picture, until it is there', async () => {
    const tile = await showCard();
    const [photo] = tile.querySelectorAll('img');
    if (photo === undefined) throw new Error('the tile has no photo');
    fireEvent.error(photo);
    expect(photo.style.visibility).toBe('hidden');
    fireEvent.load(photo);
    expect(photo.style.visibility).toBe('');
  });
  test('shows the product in an interior under a mouse and fetches that picture only then', async () => {
    const moodImage = { __typename: 'ProductImage' as const, key: 'mood.jpg', color: '#111111' };
    const tile = await showCard({ moodImage });
    expect(tile.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(tile, { pointerType: 'touch' });
    expect(tile.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
    expect(tile.querySelectorAll('img')).toHaveLength(2);
  });
});

describe('the quick view', () => {
  const allPhotos = ['a-1.jpg', 'a-2.jpg', 'a-3.jpg', 'a-4.jpg'].map((key) => ({ key, color: '#887868' }));

  async function open(
    around = (children: ReactNode) => children,
    load: LoadCardPhotos = () => Promise.resolve(allPhotos),
  ): Promise<ReturnType<typeof within>> {
    const card = <ProductCard card={sampleCard()} now={now} />;
    await show(<LoadCardPhotosContext value={load}>{around(card)}</LoadCardPhotosContext>);
    const link = await screen.findByRole('link', { name: /^Oak table/ });
    // A list has dozens of tiles: the button is rendered when a mouse or the keyboard reaches its tile.
    expect(screen.queryByRole('button', { name: 'Quick view: Oak table' })).toBeNull();
    fireEvent.focus(link);
    fireEvent.click(screen.getByRole('button', { name: 'Quick view: Oak table' }));
    return within(await screen.findByRole('dialog', { name: 'Photos of Oak table' }));
  }
  const photos = (panel: ReturnType<typeof within>) => panel.getAllByRole('img', { hidden: true });

  test('LIST-008 opens over the tile, turns with the keys and closes with Escape, back at its button', async () => {
    const panel = await open();
    const dialog = screen.getByRole('dialog');
    expect(screen.getByRole('article').contains(dialog)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(panel.getByText('Photo 2 of 4')).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(panel.getByText('Photo 1 of 4')).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quick view: Oak table' }));
  });
  test('LIST-008 shows the photo of the tile until the others are known, and asks again after a failure', async () => {
    const load = vi
      .fn<LoadCardPhotos>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(allPhotos);
    const panel = await open((children) => children, load);
    expect(photos(panel)).toHaveLength(1);
    expect(panel.getByRole('status').textContent).toBe('');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(photos(panel)).toHaveLength(1);
    await waitFor(() => {
      fireEvent.focus(screen.getByRole('button', { name: 'Quick view: Oak table' }));
      expect(panel.getByText('Photo 1 of 4')).toBeDefined();
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledWith(sampleCard().uuid);
  });
  test('LIST-009 fetches 2 photos at first and the others on the first swipe', async () => {
    const panel = await open();
    expect(photos(panel)).toHaveLength(2);
    fireEvent.click(panel.getByRole('button', { name: 'Next photo' }));
    expect(photos(panel)).toHaveLength(4);
  });
  test('LIST-008 shows the colour of a photo that does not arrive, and asks again when the network is back', async () => {
    const online$ = new BehaviorSubject(true);
    const panel = await open((children) => <Reachable online$={online$}>{children}</Reachable>);
    const isPhoto = () => panel.getByRole('img', { name: 'Oak table, photo 1' }).tagName === 'IMG';
    expect(isPhoto()).toBe(true);
    fireEvent.error(panel.getByRole('img', { name: 'Oak table, photo 1' }));
    expect(isPhoto()).toBe(false);
    act(() => online$.next(false));
    act(() => online$.next(true));
    expect(isPhoto()).toBe(true);
  });
});

describe('a grid', () => {
  test('LIST-022 shows 24 placeholders while it loads', async () => {
    const { container } = render(<CardGridSkeleton />);
    expect(container.querySelectorAll('[class*="card"] > [class*="cardTitle"]')).toHaveLength(24);
  });
  test('gives each tile its own distance, favourite button and fit', async () => {
    const cards = ['a', 'b'].map((slug) => sampleCard({ uuid: slug, slug }));
    await show(
      <CardGrid
        cards={cards}
        distances={[3, null]}
        wishlistButtonOf={(card) => <i>heart {card.slug}</i>}
        fitOf={(card) => <i>fit {card.slug}</i>}
      />,
    );
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('3 km');
    expect(first?.textContent).toContain('heart afit a');
    expect(second?.textContent).not.toContain('km');
  });
});
