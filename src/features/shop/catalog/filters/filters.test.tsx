import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CatalogFilter,
  type ProductListState,
  productListOf,
} from '#domain/search/product-list-state.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { request } from '#tests/setup/mocked-request.ts';
import { brandsInAnswer, type ProductListFacet, type ProductListRange } from '../product-list-query.ts';
import { ActiveChips } from './active-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';

vi.mock('#src/data/graphql/client.ts', async () => import('#tests/setup/mocked-request.ts'));

// Finding by role in a long list is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function facet(type: ProductListFacet['type'], value: string, title: string, count = 3): ProductListFacet {
  return { type, value, title, count };
}
const price: ProductListRange = { type: 'PRICE', min: 20, max: 2020, histogram: [4, 2, 1] };
const many = (type: ProductListFacet['type'], count: number) =>
  Array.from({ length: count }, (_, index) => facet(type, `v${index + 1}`, `${type} number ${index + 1}`));

interface HouseProps {
  readonly facets: readonly ProductListFacet[];
  readonly ranges?: readonly ProductListRange[];
  readonly filters?: readonly CatalogFilter[];
  readonly base?: ProductListState['base'];
  readonly onState?: (state: ProductListState) => void;
}

/** The panel and the chips, with state as a URL would hold it. */
function House({ facets, ranges = [], filters = [], base = { kind: 'new' }, onState }: HouseProps) {
  const [state, setState] = useState<ProductListState>({ ...productListOf(base), filters });
  const [client] = useState(() => new QueryClient());
  const change = (next: ProductListState) => {
    setState(next);
    onState?.(next);
  };
  const slot = { state, facets, ranges, total: 12, onChange: change };
  return (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ActiveChips {...slot} />
        <FilterPanel {...slot} sections={{ location: () => 'the place', fit: () => 'the fit' }} />
      </I18nProvider>
    </QueryClientProvider>
  );
}

/** The checkboxes of a list; the section around them has the same name. */
function boxesOf(name: string) {
  const [list] = screen.getAllByRole('group', { name }).slice(-1);
  return list === undefined ? [] : within(list).getAllByRole<HTMLInputElement>('checkbox');
}

describe('the panel', () => {
  const facets = [
    facet('CATEGORY', 'meubels', 'Furniture'),
    facet('BRAND', 'hay', 'HAY'),
    facet('COLORS', 'rood', 'Red'),
  ];

  test('FILT-001 FILT-005 has sections that open and fold, one of them for the location', () => {
    render(<House facets={facets} ranges={[price]} />);
    const colours = screen.getByRole('button', { name: 'Colour' });
    expect(colours.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Red')).toBeNull();
    fireEvent.click(colours);
    expect(colours.getAttribute('aria-expanded')).toBe('true');
    expect(boxesOf('Colour')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Distance' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Price' }).getAttribute('aria-expanded')).toBe('true');
  });

  test('FILT-022 is rendered on the server, for everybody, without a browser', () => {
    const html = renderToString(<House facets={facets} ranges={[price]} />);
    expect(html).toContain('HAY');
    expect(html).toContain('Price');
    expect(html).toContain('Colour');
    // Closed sections are rendered when they are opened.
    expect(html).not.toContain('Red');
  });

  test('leaves out what the product list itself fixes', () => {
    render(<House facets={facets} ranges={[price]} base={{ kind: 'brand', value: 'hay' }} />);
    expect(screen.queryByRole('button', { name: 'Brand' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Colour' })).not.toBeNull();
  });
});

describe('a range', () => {
  test('FILT-002 FILT-008 has two thumbs between the least and the most, and two fields that take "1.250"', () => {
    const onState = vi.fn();
    render(<House facets={[]} ranges={[price]} onState={onState} />);
    const [low, high] = screen.getAllByRole<HTMLInputElement>('slider');
    expect([low?.min, high?.max]).toEqual(['0', '2025']);
    const to = screen.getByLabelText<HTMLInputElement>('To');
    fireEvent.change(to, { target: { value: '1.250' } });
    fireEvent.blur(to);
    expect(onState.mock.lastCall?.[0].filters).toEqual([{ type: 'PRICE', value: '-1250' }]);
    fireEvent.change(to, { target: { value: '' } });
    fireEvent.blur(to);
    expect(onState.mock.lastCall?.[0].filters).toEqual([]);
  });

  test('FILT-002 raising both ends keeps what was typed until the fields are left', () => {
    const onState = vi.fn();
    render(<House facets={[]} ranges={[price]} onState={onState} />);
    const [from, to] = ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
    if (from === undefined || to === undefined) throw new Error('A range has two fields.');
    const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
    type(from, '100');
    type(to, '300');
    fireEvent.blur(to);
    type(from, '400');
    fireEvent.blur(from, { relatedTarget: to });
    expect([from.value, to.value]).toEqual(['400', '300']);
    type(to, '600');
    fireEvent.blur(to);
    expect(onState.mock.lastCall?.[0].filters).toEqual([{ type: 'PRICE', value: '400-600' }]);
    type(from, '900');
    fireEvent.blur(from);
    expect(onState.mock.lastCall?.[0].filters).toEqual([{ type: 'PRICE', value: '600-900' }]);
  });
});

describe('a list of checkboxes', () => {
  const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('FILT-003 FILT-007 shows titles with counts, and FILT-011 FILT-012 FILT-013 8, 28, 48 and 50 of them', () => {
    render(<House facets={many('MATERIALS', 70)} />);
    open('Material');
    const counts = [boxesOf('Material').length];
    while (screen.queryByRole('button', { name: 'Show more' }) !== null) {
      open('Show more');
      counts.push(boxesOf('Material').length);
    }
    // One of the checkboxes is "All".
    expect(counts).toEqual([9, 29, 49, 51]);
    expect(screen.getByRole('checkbox', { name: /MATERIALS number 1 3 products/ })).toBeTruthy();
    expect(document.activeElement?.closest('label')?.textContent).toContain('number 49');
  });

  test('FILT-020 "All" empties the others and FILT-021 nothing chosen is "All" again', async () => {
    const onState = vi.fn();
    render(
      <House facets={[facet('COLORS', 'rood', 'Red'), facet('COLORS', 'wit', 'White')]} onState={onState} />,
    );
    open('Colour');
    const [all, red, white] = boxesOf('Colour');
    expect(all?.checked).toBe(true);
    fireEvent.click(all as HTMLInputElement);
    expect(all?.checked).toBe(true);
    expect(onState).not.toHaveBeenCalled();
    fireEvent.click(red as HTMLInputElement);
    fireEvent.click(white as HTMLInputElement);
    expect(all?.checked).toBe(false);
    await vi.waitFor(() => expect(onState.mock.lastCall?.[0].filters).toHaveLength(2));
    fireEvent.click(all as HTMLInputElement);
    await vi.waitFor(() => expect(onState.mock.lastCall?.[0].filters).toEqual([]));
    fireEvent.click(red as HTMLInputElement);
    fireEvent.click(red as HTMLInputElement);
    expect(all?.checked).toBe(true);
  });

  test('a tick is shown at once; once the product list has it, the list alone decides what is ticked', async () => {
    const onState = vi.fn();
    render(
      <House facets={[facet('COLORS', 'rood', 'Red'), facet('COLORS', 'wit', 'White')]} onState={onState} />,
    );
    open('Colour');
    const [all, red] = boxesOf('Colour');
    fireEvent.click(red as HTMLInputElement);
    expect([all?.checked, red?.checked]).toEqual([false, true]);
    expect(onState).toHaveBeenCalledTimes(1);
    fireEvent.click(await screen.findByRole('button', { name: /Red/ }));
    expect([all?.checked, red?.checked]).toEqual([true, false]);
  });

  test('what has no product left cannot be chosen, but can be taken back', () => {
    const gone = [facet('COLORS', 'rood', 'Red', 0), facet('COLORS', 'wit', 'White', 0)];
    render(<House facets={gone} filters={[{ type: 'COLORS', value: 'rood' }]} />);
    const [, red, white] = boxesOf('Colour');
    expect([red?.disabled, white?.disabled]).toEqual([false, true]);
  });

  test('FILT-010 provinces are grouped by country, recognised by their prefix', () => {
    render(
      <House facets={[facet('PROVINCE', 'nl-utrecht', 'Utrecht'), facet('PROVINCE', 'be-luik', 'Liège')]} />,
    );
    open('Province');
    expect(boxesOf('Provinces of the Netherlands')).toHaveLength(2);
    expect(boxesOf('Provinces of Belgium')).toHaveLength(1);
  });

  test('U4 a closed section has no options; once opened it retains them', () => {
    render(<House facets={[facet('COLORS', 'rood', 'Red')]} />);
    expect(screen.queryByRole('group', { name: 'Colour', hidden: true })).toBeNull();
    open('Colour');
    expect(boxesOf('Colour')).toHaveLength(2);
    open('Colour');
    expect(screen.getByRole('group', { name: 'Colour', hidden: true })).toBeTruthy();
  });
});

describe('brands', () => {
  test('FILT-004 FILT-014 begin with 5 and have a search; FILT-016 a search without match shows a message', async () => {
    render(<House facets={[...many('BRAND', 8), facet('BRAND', 'gispen', 'Gispen')]} />);
    expect(boxesOf('Brand')).toHaveLength(6);
    const field = screen.getByRole('searchbox', { name: 'Find a brand' });
    fireEvent.change(field, { target: { value: 'gispan' } });
    expect(await screen.findByRole('checkbox', { name: /Gispen/ })).toBeTruthy();
    fireEvent.change(field, { target: { value: 'qqqqzzz' } });
    expect(await screen.findByText('Brand not found')).toBeTruthy();
  });
});

describe('a list with more brands than its answer has', () => {
  test('FILT-004 a search finds the others as well', async () => {
    request.mockResolvedValue({
      searchProductsNew: { filters: [{ value: 'zelden', title: 'Zelden', count: 1 }] },
    });
    render(<House facets={many('BRAND', brandsInAnswer)} />);
    expect(request).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a brand' }), {
      target: { value: 'zelden' },
    });
    expect(await screen.findByRole('checkbox', { name: /Zelden/ })).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('FILT-006 the chips of the chosen filters', () => {
  const filters = [
    { type: 'PRICE', value: '100-900' },
    { type: 'BRAND', value: 'hay' },
    { type: 'SALE', value: 'true' },
  ] as const;
  const region = () => screen.getByRole('region', { name: 'Active filters' });
  const removers = () => within(region()).getAllByRole('button', { name: /Remove filter/ });

  test('show one, then all, then one again', () => {
    render(<House facets={[]} filters={filters} />);
    expect(removers()).toHaveLength(1);
    expect(region().textContent).toContain('+2');
    fireEvent.click(within(region()).getByRole('button', { name: '+2 Show all 3 filters' }));
    expect(removers()).toHaveLength(3);
    fireEvent.click(within(region()).getByRole('button', { name: 'Less Show fewer filters' }));
    expect(removers()).toHaveLength(1);
  });

  test('each can be taken away, all at once too, and that can be undone', () => {
    const onState = vi.fn();
    render(<House facets={[]} filters={filters} onState={onState} />);
    fireEvent.click(removers()[0] as HTMLElement);
    expect(onState.mock.lastCall?.[0].filters).toEqual(filters.slice(1));
    expect(document.activeElement).toBe(region());
    fireEvent.click(within(region()).getByRole('button', { name: /Clear/ }));
    expect(onState.mock.lastCall?.[0].filters).toEqual([]);
    toastStore.read().at(-1)?.action?.run();
    expect(onState.mock.lastCall?.[0].filters).toEqual(filters.slice(1));
  });
});
