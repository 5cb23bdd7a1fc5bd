import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError } from '#src/data/graphql/errors.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { loadLateParts } from '#src/ui/kit/late-part.tsx';
import type { PageFacts } from '#src/ui/kit/page-head.tsx';
import { productListAnswer as answer, showProductList as open } from '#tests/setup/show-product-list.tsx';

// Loads the deferred parts first, as on a server-rendered page.
beforeAll(loadLateParts);

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

// For a busy machine; these tests do not measure speed.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  request.mockReset();
  act(() => online$.next(true));
});

const asked = () => request.mock.calls.at(-1)?.[1];

describe('the head of a product list', () => {
  test('LIST-001 LIST-002 shows how many products there are, one in the singular', async () => {
    request.mockResolvedValue(answer(1));
    await open('/sale');
    await waitFor(() => expect(screen.getByText('1').parentElement?.textContent).toBe('1 product'));
    cleanup();
    request.mockResolvedValue(answer(2345));
    await open('/sale');
    await waitFor(() => expect(screen.getByText('2,345').parentElement?.textContent).toBe('2,345 products'));
  });
  test('ROUTE-019 shows its place in the shop', async () => {
    request.mockResolvedValue(answer(2));
    await open('/meubels/stoelen/barkrukken');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar stools' })).toBeDefined();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/meubels',
      '/meubels/stoelen',
    ]);
  });
  test('ROUTE-021 shows category tiles on four pages, above their own products', async () => {
    request.mockResolvedValue(answer(2));
    for (const address of ['/meubels/kasten', '/meubels/stoelen', '/meubels/tafels', '/lampen']) {
      await open(address);
      const tiles = within(await screen.findByRole('navigation', { name: 'Categories on this page' }));
      const hrefs = tiles.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(hrefs.length).toBeGreaterThan(1);
      expect(hrefs.every((href) => href.startsWith(address))).toBe(true);
      expect(await screen.findAllByRole('article')).toHaveLength(2);
      cleanup();
    }
    for (const address of ['/meubels', '/meubels/kasten/2', '/lampen/tweedekans', '/lampen?p=-50']) {
      await open(address);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('navigation', { name: 'Categories on this page' })).toBeNull();
      cleanup();
    }
  });
});

test('SEO-002 title and intro that staff wrote are above the products; empty ones leave the defaults', async () => {
  request.mockResolvedValue(answer(2));
  await open('/lampen', { content: { title: 'Light', intro: 'From every decade.' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Light' })).toBeDefined();
  expect(screen.getByText('From every decade.')).toBeDefined();
  cleanup();
  await open('/lampen', { content: { title: '', intro: '' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeDefined();
  expect(screen.getByText(/^Lighting from every decade/)).toBeDefined();
});

test('U24 a list with one filter is the list itself to search engines, one with more is excluded', async () => {
  const factsOf = async (address: string) => {
    const collected: PageFacts[] = [];
    request.mockResolvedValue(answer(200));
    await open(address, {}, (facts) => collected.push(facts));
    await screen.findAllByRole('article');
    cleanup();
    const { canonicalPath, isIndexed } = collected.at(-1) ?? {};
    return [canonicalPath, isIndexed];
  };
  expect(await factsOf('/lampen/2')).toEqual(['/lampen/2', true]);
  expect(await factsOf('/lampen?colors=rood')).toEqual(['/lampen', true]);
  expect(await factsOf('/lampen/populairst?colors=rood')).toEqual(['/lampen', true]);
  expect(await factsOf('/lampen/3?colors=rood')).toEqual(['/lampen', true]);
  expect(await factsOf('/lampen?colors=rood&p=-50')).toEqual(['/lampen', false]);
  expect(await factsOf('/zoeken/stoel')).toEqual(['/zoeken/stoel', false]);
});

test('U24 search engines read a sentence about a list, and can distinguish its pages', async () => {
  const collected: PageFacts[] = [];
  request.mockResolvedValue(answer(2345));
  await open('/hay/2', {}, (facts) => collected.push(facts));
  await screen.findByRole('heading', { level: 1, name: 'HAY' });
  await screen.findAllByRole('article');
  expect(collected.at(-1)?.title).toBe('HAY – Page 2');
  expect(collected.at(-1)?.description).toMatch(
    /^HAY – Page 2: 2,345 second-hand, vintage and design products /,
  );
});

describe('what the server is asked', () => {
  test('LIST-018 pages of 36, from the page of the address', async () => {
    request.mockResolvedValue(answer(200));
    await open('/hay/prijs-oplopend/3?colors=rood');
    await screen.findAllByRole('article');
    expect(asked()).toMatchObject({
      limit: 36,
      offset: 72,
      sort: 'PRICE_ASC',
      filters: [
        { type: 'BRAND', value: 'hay' },
        { type: 'COLORS', value: 'rood' },
      ],
    });
  });
  test('ROUTE-029 a search shows its words without the hyphens', async () => {
    request.mockResolvedValue(answer(2));
    await open('/zoeken/deense-stoel');
    await screen.findAllByRole('article');
    expect(asked()).toMatchObject({ searchString: 'deense stoel', filters: [] });
    expect(screen.getByRole('heading', { name: 'Results for “deense stoel”' })).toBeDefined();
  });
});

describe('sorting', () => {
  async function choose(name: string): Promise<void> {
    const option: HTMLOptionElement = await screen.findByRole('option', { name });
    fireEvent.change(sorts(), { target: { value: option.value } });
  }
  const sorts = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  test('LIST-026 LIST-039 offers every order that has an address, and goes to it from page 1', async () => {
    request.mockResolvedValue(answer(200));
    const router = await open('/sale/3?p=-50');
    await screen.findByRole('combobox', { name: 'Sort by' });
    const names = within(sorts())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual([
      'Recommended',
      'Most popular',
      'Newest first',
      'Oldest first',
      'Price: low to high',
      'Price: high to low',
      'Nearest first',
    ]);
    await choose('Price: low to high');
    await waitFor(() => expect(router.state.location.href).toBe('/sale/prijs-oplopend?p=-50'));
  });
  test('LIST-027 sorts by distance from the stored postcode', async () => {
    request.mockResolvedValue(answer(200));
    const onNeedPlace = vi.fn();
    const router = await open('/sale', { place: { postcode: '1012AB', country: 'NL' }, onNeedPlace });
    await choose('Nearest first');
    await waitFor(() => expect(router.state.location.href).toBe('/sale/1012ab-nl'));
    await waitFor(() =>
      expect(asked()).toMatchObject({ sort: 'DISTANCE_ASC', postcode: '1012AB', country: 'NL' }),
    );
    expect(onNeedPlace).not.toHaveBeenCalled();
  });
  test('LIST-028 asks for the place when there is none, and the sort stays', async () => {
    request.mockResolvedValue(answer(200));
    const onNeedPlace = vi.fn();
    const router = await open('/sale/populairst', { onNeedPlace });
    await choose('Nearest first');
    expect(onNeedPlace).toHaveBeenCalledOnce();
    expect(router.state.location.href).toBe('/sale/populairst');
    expect(sorts().selectedOptions[0]?.textContent).toBe('Most popular');
  });
});

describe('pages', () => {
  test('ROUTE-049 there are no page links when there is one page', async () => {
    request.mockResolvedValue(answer(36));
    await open('/sale');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
  test('ROUTE-047 ROUTE-048 page links keep sort and filters; the first page has no number', async () => {
    request.mockResolvedValue(answer(100));
    await open('/sale/populairst/2?p=-50');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Page 1')).toBe('/sale/populairst?p=-50');
    expect(hrefOf('Next page')).toBe('/sale/populairst/3?p=-50');
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });
  test('ROUTE-044 ROUTE-047 a page beyond the last is the 404 page', async () => {
    request.mockResolvedValue(answer(36));
    await open('/sale/2');
    expect(await screen.findByText('not found')).toBeDefined();
  });
});

describe('a product list that fails', () => {
  test('LIST-022 24 placeholders while it loads', async () => {
    request.mockReturnValue(new Promise(() => undefined));
    await open('/sale');
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('[class*="card"] > [class*="cardTitle"]')).toHaveLength(24);
  });
  test('LIST-014 an empty category leads to a new wanted item', async () => {
    request.mockResolvedValue(answer(0));
    await open('/meubels/stoelen/barkrukken');
    const link = await screen.findByRole('link', { name: 'Post a wanted request' });
    expect(link.getAttribute('href')).toBe('/account/zoekopdrachten/nieuw');
    expect(screen.getByRole('link', { name: 'See new arrivals' }).getAttribute('href')).toBe('/net-binnen');
    cleanup();
    await open('/sale?colors=rood');
    expect((await screen.findByRole('link', { name: 'Clear all filters' })).getAttribute('href')).toBe(
      '/sale',
    );
  });
  test('LIST-014 an empty distance leads to the next one that has products, with their number', async () => {
    const empty = answer(0).searchProductsNew;
    const within = (...counts: readonly (readonly [kilometres: number, count: number])[]) => ({
      ...{ type: 'DISTANCE', values: counts.map(([kilometres]) => `${kilometres}`) },
      ...{
        titles: counts.map(([kilometres]) => `${kilometres} km`),
        counts: counts.map(([, count]) => count),
      },
    });
    const filterGroups = [within([75, 8], [50, 3], [25, 0], [10, 0], [5, 1])];
    request.mockResolvedValue({ searchProductsNew: { ...empty, filterGroups } });
    await open('/sale/1012ab-nl?a=10&colors=rood');
    const link = await screen.findByRole('link', { name: 'Within 50 km there are 3 products' });
    expect(link.getAttribute('href')).toBe('/sale/1012ab-nl?a=50&colors=rood');
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toBeDefined();
    cleanup();
    request.mockResolvedValue({ searchProductsNew: { ...empty, filterGroups: [within([10, 0])] } });
    await open('/sale/1012ab-nl?a=10');
    await screen.findByRole('link', { name: 'Post a wanted request' });
    expect(screen.queryByRole('link', { name: /^Within/ })).toBeNull();
  });
  test('a failed one shows a message and can be retried', async () => {
    request.mockRejectedValueOnce(new GraphqlError('broken', 'unknown', null));
    request.mockResolvedValue(answer(2));
    await open('/sale');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
  test('offline earlier results stay, with their age', async () => {
    request.mockResolvedValue(answer(2));
    online$.next(false);
    await open('/sale');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('Updated just now.')).toBeDefined();
  });
  test('another category does not show the tiles of the one before', async () => {
    request.mockResolvedValueOnce(answer(2)).mockReturnValue(new Promise(() => undefined));
    const router = await open('/sale');
    await screen.findAllByRole('article');
    await router.navigate({ to: '/$', params: { _splat: 'lampen' } });
    await screen.findByRole('heading', { level: 1, name: 'Lamps' });
    expect(screen.queryByRole('article')).toBeNull();
  });
});
