import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { DeskList } from './desk-list.tsx';
import type { DeskSearchState } from './use-desk-search.ts';

afterEach(() => {
  cleanup();
  correctPage.mockReset();
});

interface Row {
  readonly id: string;
}

const correctPage = vi.fn();
let answerWith: (rows: readonly Row[]) => void;

interface ListProps {
  readonly hrefOf?: (row: Row) => string | null;
  readonly page?: number;
  readonly totalCount?: number;
  readonly hasFailed?: boolean;
  readonly hasDetails?: boolean;
}

/**
 * A list whose result for another search arrives when the test calls `answerWith`; until then it shows the previous
 * rows.
 */
function List(props: ListProps) {
  const { hrefOf = ({ id }) => `/staff/users/${id}`, page = 1, totalCount = 2, hasFailed = false } = props;
  const { hasDetails = false } = props;
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState<{ readonly query: string; readonly rows: readonly Row[] }>({
    query: '',
    rows: page > 1 ? [] : [{ id: 'anna' }, { id: 'bram' }],
  });
  answerWith = (rows) => setAnswered({ query, rows });
  const search: DeskSearchState<never> = {
    ...{ query, page, filters: {} as Record<never, string>, href: () => '/', correctPage },
    change: (change) => setQuery(change.query ?? ''),
  };
  return (
    <DeskList<Row, never>
      label="Users"
      name={{ label: 'Name', of: ({ id }) => id }}
      hrefOf={hrefOf}
      columns={[
        { id: 'retry', label: 'Retry', cell: ({ id }) => <RetryButton id={id} /> },
        ...(hasDetails
          ? [{ id: 'device', label: 'Device', isSecondary: true, cell: ({ id }: Row) => `Phone of ${id}` }]
          : []),
      ]}
      search={search}
      searchLabel="Find"
      answer={{
        ...{ data: answered, error: null, isOffline: false, isFetching: false, retry: () => undefined },
        ...{ isPrevious: answered.query !== query, rows: answered.rows, totalCount },
        ...(hasFailed && { data: undefined, error: new Error('no answer'), rows: undefined, totalCount: 0 }),
      }}
      empty={{ icon: Inbox, title: 'Nothing' }}
    />
  );
}

function RetryButton({ id }: { readonly id: string }) {
  return id === 'bram' ? <button type="button">Retry {id}</button> : null;
}

const key = (letter: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: letter });

test('U1 Enter in the search goes to the first row of the typed search, not of the list before', async () => {
  await showPage(<List />);
  const field = screen.getByRole('searchbox', { name: 'Find' });
  field.focus();
  fireEvent.change(field, { target: { value: 'jonas' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(document.activeElement).toBe(field);
  await act(async () => answerWith([{ id: 'jonas' }]));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'jonas' }));
});

test('U1 navigating elsewhere before the answer comes is not undone', async () => {
  await showPage(<List />);
  const field = screen.getByRole('searchbox', { name: 'Find' });
  field.focus();
  fireEvent.change(field, { target: { value: 'jonas' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  const keys = screen.getByRole('button', { name: 'Keys' });
  keys.focus();
  await act(async () => answerWith([{ id: 'jonas' }]));
  expect(document.activeElement).toBe(keys);
});

test('U1 rows without a page are reached by keys: their button, or the row itself', async () => {
  await showPage(<List hrefOf={() => null} />);
  key('j');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /anna/ }));
  key('j');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry bram' }));
});

test('a page beyond the last is corrected in the address', async () => {
  await showPage(<List page={9} totalCount={26} />);
  expect(correctPage).toHaveBeenCalledWith(2);
});

test('U9 a page that could not be loaded leads back to the one before', async () => {
  await showPage(<List page={3} totalCount={80} hasFailed />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Previous' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(correctPage).not.toHaveBeenCalled();
});

test('columns that a narrow screen hides are shown below their row on request', async () => {
  await showPage(<List hasDetails />);
  const [more] = screen.getAllByRole('button', { name: 'More' });
  if (more === undefined) throw new Error('the row has no button');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  const details = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(details?.textContent).toBe('DevicePhone of anna');
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.getAllByText(/Phone of/)).toHaveLength(2);
});
