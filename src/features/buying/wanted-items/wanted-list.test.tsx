import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListsOutside, sessionStore } from '#src/ui/market/list-memory.ts';
import { WantedListPage } from './wanted-list.tsx';

const sideboard = {
  __typename: 'WantedItem',
  uuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02',
  title: 'Teak sideboard',
  budget: 400,
  status: 'ONGOING',
  created: '2026-05-04T10:00:00.000Z',
  matchCount: 2,
  category: { __typename: 'WantedCategory', id: 'meubels/kasten', title: 'Cupboards' },
  images: [],
};
const lamp = { ...sideboard, uuid: 'lamp', title: 'Lamp', status: 'FOUND', category: null };

interface Asked {
  readonly filters: object;
  readonly limit: number;
  readonly offset: number;
  readonly searchString: string;
  readonly sort: string;
  readonly sortDirection: string;
}
const asked: Asked[] = [];
let totalCount = 2;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
  asked.length = 0;
  totalCount = 2;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { readonly variables: Asked };
    asked.push(variables);
    const items = variables.offset < totalCount ? [sideboard, lamp] : [];
    return Response.json({ data: { wantedItems: { __typename: 'WantedItemList', totalCount, items } } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <WantedListPage
          userId="me"
          newLink={(_icon, label) => <a href="/account/zoekopdrachten/nieuw">{label}</a>}
          itemLink={(uuid, title) => <a href={`/account/zoekopdrachten/${uuid}`}>{title}</a>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest<HTMLElement>('tr, li');
  return (row?.textContent ?? '').replaceAll('\u00a0', ' ');
};

test('ROUTE-077 WANT-003 ACCT-005 a row shows its state, its matches while it is open, the budget and the category', async () => {
  show();
  const ongoing = await rowOf('Teak sideboard');
  for (const label of ['We are looking', '2 products match', 'Up to € 400', 'Cupboards'])
    expect(ongoing).toContain(label);
  const found = await rowOf('Lamp');
  for (const label of ['Found', 'All categories']) expect(found).toContain(label);
  expect(found).not.toContain('fit');
  expect(screen.getByRole('link', { name: 'New wanted request' })).toBeDefined();
});

test('WANT-018 ACCT-014 it opens with the ongoing ones first, fifteen on a page, and fetches the chosen ones', async () => {
  show();
  await screen.findByRole('link', { name: 'Lamp' });
  expect(asked.at(-1)).toEqual({
    filters: {},
    limit: 15,
    offset: 0,
    searchString: '',
    sort: 'STATUS',
    sortDirection: 'DESC',
  });
  const statuses = within(screen.getByRole('group', { name: 'Status' }));
  expect(statuses.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'We are looking',
    'Found',
  ]);
  press('Found');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { statuses: ['FOUND'] } }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' lamp ' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchString: 'lamp', sort: 'STATUS' }));
});

test('ACCT-008 ACCT-011 the chosen filters stay with the list and its requests, and are dropped elsewhere', async () => {
  show();
  await screen.findByRole('link', { name: 'Lamp' });
  press('Found');
  cleanup();
  forgetListsOutside(sessionStore(), '/account/zoekopdrachten/lamp');
  show();
  expect(isPressed('Found')).toBe('true');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { statuses: ['FOUND'] } }));
  cleanup();
  forgetListsOutside(sessionStore(), '/account/biedingen');
  show();
  expect([isPressed('Found'), isPressed('All')]).toEqual(['false', 'true']);
});

test('the page before is shown once the last request of a page was removed', async () => {
  totalCount = 16;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 15 }));
  cleanup();
  totalCount = 15;
  show();
  await screen.findByRole('link', { name: 'Lamp' });
  expect(asked.slice(-2).map(({ offset }) => offset)).toEqual([15, 0]);
});

test('ACCT-016 without wanted items the list shows a message and leads to a new one', async () => {
  totalCount = 0;
  show();
  await screen.findByRole('heading', { name: /account\.list\.no_items|Nothing here yet/ });
  screen.getByRole('link', { name: 'Post a wanted request' });
  expect(screen.queryByRole('link', { name: 'New wanted request' })).toBeNull();
});
