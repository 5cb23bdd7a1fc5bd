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
};

const none: FilterSheetProps['ranges'] = [];

interface SheetProps extends Partial<Pick<FilterSheetProps, 'ranges'>> {
  readonly isInitiallyOpen?: boolean;
}

function Sheet({ isInitiallyOpen = false, ranges = none }: SheetProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <FilterSheet {...filters} ranges={ranges} isOpen={isOpen} onOpenChange={setOpen} />
    </I18nProvider>
  );
}

const dialog = () => screen.queryByRole('dialog');
/** Also those that are not displayed. */
const priceField = () => screen.getByLabelText<HTMLInputElement>('From');

test('FILT-001 the sheet closes without making its controls anew', async () => {
  render(<Sheet isInitiallyOpen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Distance' }));
  await screen.findByText('place');
  const made = location.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(location.mock.calls.length).toBe(made);
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
