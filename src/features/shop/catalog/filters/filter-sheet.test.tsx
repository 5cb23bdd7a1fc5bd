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
const filters: Omit<FilterSheetProps, 'isOpen' | 'onOpenChange'> = {
  state: productListOf({ kind: 'new' }),
  facets: [],
  ranges: [],
  total: 12,
  onChange: () => {},
  sections: { location },
};

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return <FilterSheet {...filters} isOpen={isOpen} onOpenChange={setOpen} />;
}

test('FILT-001 the sheet closes without making its controls anew', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Opened />
    </I18nProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Distance' }));
  await screen.findByText('place');
  const made = location.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.mock.calls.length).toBe(made);
});
