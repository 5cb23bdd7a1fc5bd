import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productListOf } from '#domain/search/product-list-state.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { FilterSheetButton, sheetPatience } from './filter-sheet-button.tsx';

const code = vi.hoisted(() => ({ arrive: async () => {} }));
vi.mock('./filter-sheet.tsx', async () => {
  await code.arrive();
  return { FilterSheet: ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>the sheet</p> : null) };
});

beforeEach(() => {
  vi.resetModules();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  online$.next(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function tapFilters() {
  render(
    <I18nProvider i18n={i18n}>
      <FilterSheetButton
        state={productListOf({ kind: 'new' })}
        facets={[]}
        ranges={[]}
        total={12}
        onChange={() => {}}
      />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
}
const lastToast = () => toastStore.read().at(-1)?.text;

test('FILT-001 a sheet that the device has not stored shows that it needs a connection, and stays closed for good', async () => {
  code.arrive = async () => {
    if (!online$.value) throw new Error('not kept');
  };
  online$.next(false);
  tapFilters();
  await vi.waitFor(() => expect(lastToast()).toBe('You need an internet connection for this.'));
  await act(async () => online$.next(true));
  expect(screen.queryByText('the sheet')).toBeNull();
});

test('FILT-001 a sheet that comes later than five seconds after the tap does not open by itself', async () => {
  vi.useFakeTimers();
  let arrive: () => void = () => undefined;
  code.arrive = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  tapFilters();
  await act(() => vi.advanceTimersByTimeAsync(sheetPatience + 200));
  expect(lastToast()).toBe('This could not be loaded');
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('the sheet')).toBeNull();
});

test('FILT-001 the sheet opens at the tap', async () => {
  code.arrive = async () => {};
  tapFilters();
  expect(await screen.findByText('the sheet')).toBeTruthy();
});
