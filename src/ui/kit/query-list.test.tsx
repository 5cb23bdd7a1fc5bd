import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueryState } from './query-content.tsx';
import { QueryList, type QueryListProps } from './query-list.tsx';

interface Page {
  readonly names: readonly string[];
}

const retry = vi.fn();
const load = vi.fn();
const more = { load, isLoading: false, hasFailed: false, isOffline: false };
const loaded: QueryState<Page> = {
  data: { names: ['Oak table', 'Lamp'] },
  ...{ error: null, isOffline: false, isFetching: false, updatedAt: Date.now() - 3_600_000, retry },
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  retry.mockReset();
  load.mockReset();
});
afterEach(cleanup);

function show(query: Partial<QueryState<Page>>, props: Partial<QueryListProps<Page, string>> = {}) {
  render(
    <I18nProvider i18n={i18n}>
      <QueryList
        query={{ ...loaded, ...query }}
        rowsOf={({ names }) => names}
        rowOf={(name) => <li key={name}>{name}</li>}
        skeleton={<p>waiting</p>}
        empty={<p>nothing here</p>}
        more={null}
        {...props}
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
  show({ data: { names: [] } });
  expect(screen.getByText('nothing here')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers more rows only while there are any', () => {
  show({}, { more });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show({});
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the next rows cannot be loaded, says why below the loaded ones and tries again', () => {
  show({}, { more: { ...more, hasFailed: true, isOffline: true } });
  expect(rows()).toEqual(['Oak table', 'Lamp']);
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  show({}, { more: { ...more, hasFailed: true } });
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});
