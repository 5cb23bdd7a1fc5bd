import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownQuery } from './query-content.tsx';
import { QueryList, type QueryListProps } from './query-list.tsx';

interface Page {
  readonly names: readonly string[];
  readonly totalCount: number;
}

const retry = vi.fn();
const loaded: ShownQuery<Page> = {
  data: { names: ['Oak table', 'Lamp'], totalCount: 2 },
  ...{ error: null, isOffline: false, isFetching: false, updatedAt: Date.now() - 3_600_000, retry },
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  retry.mockReset();
});
afterEach(cleanup);

function show(query: Partial<ShownQuery<Page>>, more: Partial<QueryListProps<Page, string>> = {}) {
  render(
    <I18nProvider i18n={i18n}>
      <QueryList
        query={{ ...loaded, ...query }}
        rowsOf={({ names }) => names}
        rowOf={(name) => <li key={name}>{name}</li>}
        skeleton={<p>waiting</p>}
        empty={<p>nothing here</p>}
        {...more}
      />
    </I18nProvider>,
  );
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('waits for the first response', () => {
  show({ data: undefined, isFetching: true });
  expect(screen.getByText('waiting')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why there are no rows, and tries again', () => {
  show({ data: undefined, error: new Error('down'), isOffline: true });
  expect(screen.queryByText('waiting')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('shows stored rows with their age when they cannot be refreshed', () => {
  show({ isOffline: true });
  expect(screen.getByRole('status').textContent).toContain('Offline. Last updated');
  expect(rows()).toEqual(['Oak table', 'Lamp']);
  cleanup();
  show({ error: new Error('down') });
  expect(screen.getByRole('status').textContent).toContain('Could not be updated');
  cleanup();
  show({});
  expect(screen.queryByRole('status')).toBeNull();
});

test('an empty list shows the next step', () => {
  show({ data: { names: [], totalCount: 0 } }, { onMore: () => undefined });
  expect(screen.getByText('nothing here')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers more rows only while there are any', () => {
  const onMore = vi.fn();
  show({ data: { names: ['Lamp'], totalCount: 2 } }, { onMore });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
  cleanup();
  show({}, { onMore });
  expect(screen.queryByRole('button')).toBeNull();
});

test('turns pages in both directions, and not beyond the ends', () => {
  const onChange = vi.fn();
  const pages = { page: 1, pageSize: 2, onChange, newer: 'Newer', older: 'Older' };
  show({ data: { names: ['Lamp'], totalCount: 3 } }, { pages });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Newer' }));
  expect(onChange).toHaveBeenCalledWith(0);
  cleanup();
  show({}, { pages: { ...pages, page: 0 } });
  expect(screen.queryByRole('button')).toBeNull();
});
