import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productListOf } from '#domain/search/product-list-state.ts';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const location = vi.fn(() => <p>place</p>);
const filters: Omit<FilterSheetProps, 'ranges' | 'isOpen' | 'onOpenChange'> = {
  state: productListOf({ kind: 'new' }),
  facets: [],
  total: 12,
  onChange: () => {},
  sections: { location },
  opener: { current: null },
};

const none: FilterSheetProps['ranges'] = [];

interface SheetProps extends Partial<Pick<FilterSheetProps, 'ranges' | 'facets' | 'state'>> {
  readonly isInitiallyOpen?: boolean;
}

function Sheet({ isInitiallyOpen = false, ranges = none, ...more }: SheetProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <FilterSheet {...filters} {...more} ranges={ranges} isOpen={isOpen} onOpenChange={setOpen} />
    </I18nProvider>
  );
}

const dialog = () => screen.queryByRole('dialog');
/** Also those that are not displayed. */
const priceField = () => screen.getByLabelText<HTMLInputElement>('From');

test('FILT-001 the sheet closes before its content begins anew', async () => {
  render(<Sheet isInitiallyOpen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Distance' }));
  await screen.findByText('place');
  const wasOpen: boolean[] = [];
  location.mockImplementation(() => {
    wasOpen.push(dialog() !== null);
    return <p>place</p>;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(wasOpen.length).toBeGreaterThan(0));
  expect(wasOpen).not.toContain(true);
});

test('FILT-001 the filters are made before the sheet is opened, and are not displayed', async () => {
  render(<Sheet ranges={[{ type: 'PRICE', min: 10, max: 900, histogram: [1, 2] }]} />);
  const field = await waitFor(priceField);
  expect(dialog()).toBeNull();
  expect(field.checkVisibility()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await waitFor(() => expect(dialog()?.contains(field)).toBe(true));
  await screen.findByRole('textbox', { name: 'From' });
  expect(priceField()).toBe(field);
});

const materials = Array.from({ length: 10 }, (_, index) => ({
  ...{ type: 'MATERIALS' as const, value: `m${index}`, title: `Material ${index}`, count: 1 },
}));
const withMaterial = { ...filters.state, filters: [{ type: 'MATERIALS' as const, value: 'm1' }] };

test('FILT-001 a sheet that opens again begins anew: its sections, its lists and its focus', async () => {
  // React Aria warns in development while the hidden fields are without their labels.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Sheet facets={materials} />);
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog');
    return await screen.findByRole('button', { name: 'Material' });
  };
  fireEvent.click(await open());
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('checkbox', { name: /Material 9/ });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText(/Material 9/)).toBeNull());
  const section = await open();
  expect(section.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(dialog());
});

test('FILT-001 a section with a filter that came while the sheet was closed is open', async () => {
  const { rerender } = render(<Sheet facets={materials} />);
  await waitFor(() => expect(screen.getByText('Material')).toBeDefined());
  rerender(<Sheet facets={materials} state={withMaterial} />);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const section = await screen.findByRole('button', { name: /^Material/ });
  await waitFor(() => expect(section.getAttribute('aria-expanded')).toBe('true'));
});
