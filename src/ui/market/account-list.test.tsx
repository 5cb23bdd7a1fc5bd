import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Gavel } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeRole } from '#domain/account-list/list-state.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { AccountList } from './account-list.tsx';
import { ListPayout, ListStatus } from './account-list-status.tsx';
import type { AccountListItem } from './account-list-types.ts';
import { forgetListsOutside, sessionStore } from './list-memory.ts';
import { useListState } from './use-list-state.ts';

const item: AccountListItem = {
  uuid: 'one',
  title: 'Teak chair',
  featuredImage: { key: 'a'.repeat(64), color: '#806040' },
  status: 'PUBLISHED',
  publicationDate: '2026-05-04T10:00:00.000Z',
  payout: 120.5,
  payoutMade: true,
};
const defaults = { role: 'SELLER', sort: 'MODIFIED', direction: 'DESC' } as const;

function List({
  rows,
  failingPage,
}: {
  readonly rows: readonly AccountListItem[];
  readonly failingPage?: number;
}) {
  const [state, change] = useListState('bids', defaults);
  return (
    <AccountList
      label="Bids"
      columns={[
        {
          id: 'title',
          label: 'Product',
          sort: 'TITLE',
          cell: ({ title }) => title,
          csv: ({ title }) => title,
        },
        {
          id: 'status',
          label: 'Status',
          cell: (row) => <ListStatus item={row} label="Live" />,
          csv: ({ status }) => status,
        },
        {
          id: 'payout',
          label: 'You receive',
          cell: (row) => <ListPayout item={row} />,
          csv: ({ payout }) => payout,
        },
        { id: 'modified', label: 'Last changed', sort: 'MODIFIED', cell: () => 'today', csv: () => '' },
      ]}
      link={({ uuid, title }) => <a href={`/account/biedingen/${uuid}`}>{title}</a>}
      state={state}
      change={change}
      roles={{
        label: 'Whose',
        options: [
          { value: 'SELLER', label: 'Received' },
          { value: 'BUYER', label: 'Created' },
        ],
        value: state.role,
        onChange: (role) => change((before) => changeRole(before, role, defaults, { resetsSort: true })),
      }}
      filters={{ label: 'Status', options: [{ value: 'PENDING', label: 'Open' }] }}
      query={{
        ...(state.page === failingPage
          ? { data: undefined, error: new Error('no answer') }
          : { data: { rows, totalCount: rows.length === 0 ? 0 : 46 }, error: null }),
        isOffline: false,
        isFetching: false,
        updatedAt: Date.now(),
        retry: () => undefined,
      }}
      empty={{ icon: Gavel, text: 'Bids come here.', action: <a href="/net-binnen">Browse</a> }}
    />
  );
}

function show(rows: readonly AccountListItem[] = [item]) {
  return render(
    <I18nProvider i18n={i18n}>
      <List rows={rows} />
    </I18nProvider>,
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('ACCT-005 ACCT-012 ROUTE-082 a row has its picture, title, state with the date, and the payout; it leads on', () => {
  const { container } = show();
  const row = screen.getByRole('row', { name: /Teak chair/ });
  expect(within(row).getByRole('link', { name: 'Teak chair' }).getAttribute('href')).toBe(
    '/account/biedingen/one',
  );
  expect(container.querySelector('img')?.src).toContain(
    mediaUrl({ key: item.featuredImage?.key ?? '', width: 192, height: 192, fit: 'cover' }),
  );
  expect(within(row).getByText('Live')).toBeDefined();
  expect(row.querySelector('time')?.dateTime).toBe(item.publicationDate);
  expect(row.textContent).toContain('120,50');
  expect(within(row).getByText('Paid out')).toBeDefined();
});

test('ACCT-012 published without a date shows its label alone; ACCT-013 an unknown status shows nothing', () => {
  const known = render(<ListStatus item={{ ...item, publicationDate: null }} label="Live" />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  expect(known.container.textContent).toBe('Live');
  const unknown = render(<ListStatus item={{ ...item, status: 'SECRET' }} label={null} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  expect(unknown.container.textContent).toBe('');
});

test('ACCT-006 ACCT-007 a head sorts: DESC first, then it turns; the one sorted from the start turns at once', () => {
  show();
  expect(sorted('Last changed')).toBe('descending');
  press('Last changed');
  expect(sorted('Last changed')).toBe('ascending');
  press('Product');
  expect([sorted('Product'), sorted('Last changed')]).toEqual(['descending', 'none']);
  press('Product');
  expect(sorted('Product')).toBe('ascending');
});

test('ACCT-008 the choice is restored after a reload; ACCT-011 and gone once another route was open', () => {
  show();
  press('Created');
  press('Open');
  press('Product');
  press('Next');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chair' } });
  cleanup();
  forgetListsOutside(sessionStore(), '/account/biedingen/one');
  show();
  expect([isPressed('Created'), isPressed('Open'), sorted('Product')]).toEqual([
    'true',
    'true',
    'descending',
  ]);
  expect(screen.getByText(/16–30/)).toBeDefined();
  cleanup();
  forgetListsOutside(sessionStore(), '/account/items');
  show();
  expect([isPressed('Received'), isPressed('All'), sorted('Last changed')]).toEqual([
    'true',
    'true',
    'descending',
  ]);
});

test('ACCT-009 ACCT-010 another role lets go of filters and sort', () => {
  show();
  press('Open');
  press('Product');
  press('Created');
  expect([isPressed('All'), isPressed('Open'), sorted('Last changed')]).toEqual([
    'true',
    'false',
    'descending',
  ]);
});

test('ACCT-014 fifteen rows on a page, from the first to the last', () => {
  show();
  expect(screen.getByText(/1–15/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
  for (let turn = 0; turn < 3; turn += 1) press('Next');
  expect(screen.getByText(/46–46/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
});

test('another page is read from its first row: the count above it is scrolled to and has the focus', () => {
  show();
  const count = screen.getByText('46 results');
  const scrolled = vi.spyOn(count, 'scrollIntoView').mockImplementation(() => undefined);
  for (let turn = 0; turn < 3; turn += 1) press('Next');
  expect(scrolled).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(count);
});

test('U9 a page that could not be loaded leads back to the one before', () => {
  render(<List rows={[item]} failingPage={2} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  press('Next');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  press('Previous');
  expect(screen.getByText(/1–15/)).toBeDefined();
});

test('ACCT-016 an empty list shows a message with the next step; a filtered one leads back to all', () => {
  show([]);
  expect(screen.getByRole('heading', { name: /account\.list\.no_items|Nothing here yet/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeDefined();
  cleanup();
  show();
  press('Open');
  cleanup();
  show([]);
  press('Show all');
  expect(screen.getByRole('link', { name: 'Browse' })).toBeDefined();
});
