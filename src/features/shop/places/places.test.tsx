import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFitPlace, writeFitPlace } from '#domain/fit/fit-place.ts';
import {
  type CatalogFilter,
  type ProductListState,
  productListOf,
} from '#domain/search/product-list-state.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { DistanceMap } from './distance-map.tsx';
import { FitBadge } from './fit-badge.tsx';
import { FitFilter } from './fit-filter.tsx';
import { storedFitPlace } from './fit-place.ts';
import { distances, LocationFilter } from './location-filter.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import { readPostcode, storedPlace } from './stored-place.ts';
import { storedValue } from './stored-value.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#src/data/graphql/client.ts', () => ({ request: asked }));

vi.mock('#src/data/db/use-live.ts', () => ({
  useLiveQuery: () => ({ ready: true, documents: savedAddresses.list }),
}));
const savedAddresses = vi.hoisted(
  (): { list: { postcode: string; country: string; createdAt: number }[] } => ({
    list: [],
  }),
);

vi.setConfig({ testTimeout: 60_000 });

const utrecht = {
  __typename: 'Place',
  name: 'Utrecht',
  province: 'nl-utrecht',
  latitude: 52.09,
  longitude: 5.12,
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  storedPlace.keep(null);
  storedFitPlace.keep(null);
  savedAddresses.list = [];
  asked.mockReset();
  const gouda = { __typename: 'PlaceCount', name: 'Gouda', latitude: 52.02, longitude: 4.71, count: 3 };
  asked.mockImplementation(async (_document: unknown, variables: { readonly postcode?: string }) =>
    variables.postcode === undefined
      ? { productsPerPlace: [gouda] }
      : variables.postcode === '9999ZZ'
        ? { placeOfPostcode: { __typename: 'ObjectDoesNotExistError', message: '' } }
        : { placeOfPostcode: utrecht },
  );
});
afterEach(cleanup);

function House(props: {
  readonly filters?: readonly CatalogFilter[];
  readonly onState?: (state: ProductListState) => void;
  readonly part?: 'fit';
}) {
  const [state, setState] = useState<ProductListState>({
    ...productListOf({ kind: 'new' }),
    filters: props.filters ?? [],
  });
  const change = (next: ProductListState) => {
    setState(next);
    props.onState?.(next);
  };
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        {props.part === 'fit' ? (
          <FitFilter state={state} onChange={change} />
        ) : (
          <LocationFilter state={state} onChange={change} />
        )}
      </QueryClientProvider>
    </I18nProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your postcode');
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};

describe('a postcode', () => {
  test.each([
    ['1012 AB', 'NL', '1012AB'],
    ['1012ab', 'NL', '1012AB'],
    [' 1012  a b', 'NL', '1012AB'],
    ['1012', 'NL', '1012'],
    ['9000', 'BE', '9000'],
    ['0123 AB', 'NL', null],
    ['9000 AB', 'BE', null],
    ['900', 'BE', null],
    ['', 'NL', null],
  ] as const)('I18N-006 "%s" in %s', (text, country, postcode) => {
    expect(readPostcode(text, country)?.postcode ?? null).toBe(postcode);
  });

  test('stays on the device, and a malformed value is not read', () => {
    storedPlace.keep({ postcode: '1012AB', country: 'NL' });
    expect(localStorage.getItem(localKeys.productListPlace)).toBe('1012ab-nl');
    expect(storedPlace.read()).toEqual({ postcode: '1012AB', country: 'NL' });
    localStorage.setItem(localKeys.fitPlace, '<script>');
    expect(storedValue(localKeys.fitPlace, readFitPlace, writeFitPlace).read()).toBeNull();
    localStorage.setItem(localKeys.fitPlace, '240x100x260');
    expect(storedValue(localKeys.fitPlace, readFitPlace, writeFitPlace).read()?.room.width).toBe(240);
  });
});

describe('a stored value', () => {
  const key = 'a stored value of another tab';
  const make = () =>
    storedValue(
      key,
      (text) => text,
      (text: string) => text,
    );
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.removeItem(key);
  });

  test('is read again after another tab changed it while nothing was subscribed', () => {
    const value = make();
    value.keep('here');
    localStorage.setItem(key, 'there');
    expect(value.read()).toBe('there');
    localStorage.setItem(key, 'elsewhere');
    const stop = value.subscribe(() => undefined);
    expect(value.read()).toBe('elsewhere');
    stop();
  });

  test('lasts as long as the page when it cannot be stored', () => {
    const value = make();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    value.keep('here');
    expect(value.read()).toBe('here');
  });
});

describe('the location filter', () => {
  test('FILT-017 offers 5, 10, 15, 25, 50 and 75 km and "not set"', () => {
    render(<House />);
    expect(distances.map(Number)).toEqual([5, 10, 15, 25, 50, 75]);
    for (const km of distances) expect(screen.getByRole('radio', { name: `${km} km` })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not set' }).checked).toBe(true);
  });

  test('FILT-018 a postcode that is found after the filters were closed is stored, and changes no list', async () => {
    const lookup = Promise.withResolvers<object>();
    asked.mockImplementation(() => lookup.promise);
    const onState = vi.fn();
    const { unmount } = render(<House filters={[{ type: 'DISTANCE', value: '25' }]} onState={onState} />);
    type('3511 LX');
    unmount();
    lookup.resolve({ placeOfPostcode: utrecht });
    await waitFor(() => expect(storedPlace.read()).toEqual({ postcode: '3511LX', country: 'NL' }));
    expect(onState).not.toHaveBeenCalled();
  });

  test('FILT-018 a distance with a stored postcode applies, and "not set" takes it away', () => {
    storedPlace.keep({ postcode: '3511LX', country: 'NL' });
    const onState = vi.fn();
    render(<House onState={onState} />);
    fireEvent.click(screen.getByRole('radio', { name: '25 km' }));
    expect(onState.mock.lastCall?.[0]).toMatchObject({
      filters: [{ type: 'DISTANCE', value: '25' }],
      place: { postcode: '3511LX', country: 'NL' },
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Not set' }));
    expect(onState.mock.lastCall?.[0].filters).toEqual([]);
  });

  test('FILT-018 the map shows the products of the list town by town, at any distance', async () => {
    storedPlace.keep({ postcode: '3511LX', country: 'NL' });
    const filters = [
      { type: 'COLORS' as const, value: 'rood' },
      { type: 'DISTANCE' as const, value: '10' },
    ];
    render(<House filters={filters} />);
    expect((await screen.findByRole('row')).textContent).toBe('Gouda3 products');
    expect(asked.mock.lastCall?.[1]).toEqual({
      filters: [{ type: 'COLORS', value: 'rood' }],
      searchString: null,
      mltSlug: null,
    });
  });

  test('FILT-019 a distance without a place asks for it, and applies once it is there', async () => {
    const onState = vi.fn();
    render(<House onState={onState} />);
    fireEvent.click(screen.getByRole('radio', { name: '10 km' }));
    expect(onState).not.toHaveBeenCalled();
    expect(screen.getByText('Enter your postcode')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    type('3511 lx');
    await waitFor(() => expect(onState).toHaveBeenCalled());
    expect(onState.mock.lastCall?.[0]).toMatchObject({
      filters: [{ type: 'DISTANCE', value: '10' }],
      place: { postcode: '3511LX', country: 'NL' },
    });
  });

  test('FILT-018 the address that was saved last is a place too', async () => {
    savedAddresses.list = [
      { postcode: '9000', country: 'BE', createdAt: 1 },
      { postcode: '3511 lx', country: 'NL', createdAt: 2 },
    ];
    const onState = vi.fn();
    render(<House onState={onState} />);
    await screen.findByDisplayValue('3511 LX');
    fireEvent.click(screen.getByRole('radio', { name: '5 km' }));
    expect(onState.mock.lastCall?.[0].place).toEqual({ postcode: '3511LX', country: 'NL' });
    expect(storedPlace.read()).toBeNull();
  });

  test('an invalid postcode shows a message', async () => {
    render(<House />);
    type('abc');
    expect(await screen.findByText(/four digits and two letters/)).toBeTruthy();
    type('9999 ZZ');
    expect(await screen.findByText(/don’t recognise this postcode/)).toBeTruthy();
    asked.mockRejectedValue(new Error('offline'));
    type('1011 AA');
    expect(await screen.findByText(/could not find your location/)).toBeTruthy();
    expect(storedPlace.read()).toBeNull();
  });

  test('the answer to an earlier postcode changes nothing after that to a later one', async () => {
    const answers = new Map<string, (answer: unknown) => void>();
    asked.mockImplementation(
      (_document: unknown, { postcode = '' }: { readonly postcode?: string }) =>
        new Promise((resolve) => answers.set(postcode, resolve)),
    );
    render(<House />);
    type('1012 AB');
    type('3572 BJ');
    await waitFor(() => expect(answers.size).toBe(2));
    await act(async () => answers.get('3572BJ')?.({ placeOfPostcode: utrecht }));
    await waitFor(() => expect(storedPlace.read()?.postcode).toBe('3572BJ'));
    await act(async () => answers.get('1012AB')?.({ placeOfPostcode: utrecht }));
    expect(storedPlace.read()?.postcode).toBe('3572BJ');
  });

  test('asks for the location only when the button is pressed', async () => {
    const getCurrentPosition = vi.fn((done: (at: unknown) => void) =>
      done({ coords: { latitude: 52.1, longitude: 5.1 } }),
    );
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    asked.mockResolvedValue({
      placeNear: { __typename: 'PostcodePlace', name: 'Utrecht', country: 'NL', postcode: '3500' },
      placeOfPostcode: utrecht,
      productsPerPlace: [],
    });
    render(<House />);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(storedPlace.read()).toEqual({ postcode: '3500', country: 'NL' }));
    vi.unstubAllGlobals();
  });
});

const town = { __typename: 'PlaceCount' as const };

test('the map describes in text what it draws', () => {
  const dots = [
    { ...town, name: 'Utrecht', latitude: 52.09, longitude: 5.12, count: 7 },
    { ...town, name: 'Hilversum', latitude: 52.22, longitude: 5.17, count: 1 },
  ];
  render(
    <I18nProvider i18n={i18n}>
      <DistanceMap place={utrecht} km={25} dots={dots} />
    </I18nProvider>,
  );
  expect(screen.getByRole('img', { name: 'Map: 25 km around Utrecht' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Utrecht7 products',
    'Hilversum1 product',
  ]);
  const [large, small] = [...document.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('r')));
  expect(large).toBeGreaterThan(small ?? 0);
});

describe('fitting', () => {
  const home = { room: { width: 300, depth: 300, height: 250 }, door: 83, stairs: null, doorHeight: 200 };
  const product = { width: 220, depth: 95, height: 80, diameter: null };
  const show = (part: ReactNode) => render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

  test('a badge shows the result once the sizes of the home are known', () => {
    const { rerender } = show(<FitBadge product={product} />);
    expect(document.body.textContent).toBe('');
    storedFitPlace.keep(home);
    rerender(
      <I18nProvider i18n={i18n}>
        <FitBadge product={product} />
      </I18nProvider>,
    );
    expect(screen.getByText('Fits on its side')).toBeTruthy();
  });

  test('the drawing has its sizes as text and the numbers of the door', () => {
    storedFitPlace.keep(home);
    show(<SizeDrawing product={product} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/220.*95.*80/);
    expect(screen.getByText(/Upright: 95.cm needed, 83.cm available\./)).toBeTruthy();
    cleanup();
    show(<SizeDrawing product={{ ...product, depth: null }} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('the filter asks for the sizes first, refuses impossible ones with a message, stores them and filters', async () => {
    const onState = vi.fn();
    render(<House part="fit" onState={onState} />);
    fireEvent.click(screen.getByRole('checkbox', { name: /Only what fits my place/ }));
    const width = await screen.findByLabelText('Width of the spot');
    fireEvent.change(width, { target: { value: '1001' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save measurements' }));
    expect(screen.getByText('Enter a size from 1 to 1,000 cm.')).toBeTruthy();
    expect(screen.getAllByText('Enter a size in whole centimetres.')).toHaveLength(2);
    for (const [name, value] of [
      ['Width of the spot', '240'],
      ['Depth of the spot', '100'],
      ['Height of the room', '260'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Save measurements' }));
    expect(onState.mock.lastCall?.[0].filters).toEqual([{ type: 'FIT', value: '240x100x260;door=83' }]);
    expect(localStorage.getItem(localKeys.fitPlace)).toBe('240x100x260;door=83');
  });
});
