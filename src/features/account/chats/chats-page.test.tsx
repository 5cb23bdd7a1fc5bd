import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatsPage } from './chats-page.tsx';

vi.mock('./chat-session.ts', async () => {
  const { BehaviorSubject } = await import('rxjs');
  return { chatSession: () => NEVER, isLive$: new BehaviorSubject(true) };
});

const row = (uuid: string, title: string, more: object) => ({
  ...{ __typename: 'Conversation', uuid, role: 'BUYER', otherName: 'Atelier Noord', unreadCount: 0 },
  ...{ modified: '2026-05-04T10:00:00.000Z', readPosition: 0, otherReadPosition: 0, isBlockedByMe: false },
  isOpen: true,
  product: {
    ...{ __typename: 'Product', uuid: `p-${uuid}`, slug: 's', title, price: 200, productTranslations: [] },
    ...{ inventory: 1, status: 'PUBLISHED', publicationDate: null, featuredImage: null },
  },
  lastMessage: {
    ...{
      __typename: 'ChatMessage',
      uuid: `m-${uuid}`,
      position: 1,
      kind: 'TEXT',
      isOwn: false,
      warning: null,
    },
    ...{ text: 'Saturday is fine.', created: '2026-05-04T10:00:00.000Z', paymentLink: null },
  },
  ...more,
});
let rows: object[] = [];
let asked: { readonly filters?: { readonly role: string }; readonly searchString: string }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    asked.push(JSON.parse(init.body).variables);
    const conversations = { __typename: 'ConversationList', totalCount: rows.length, conversations: rows };
    return new Response(JSON.stringify({ data: { conversations } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ChatsPage
          userId="me"
          chatLink={(uuid, label) => <a href={`/account/chats/${uuid}`}>{label}</a>}
          browseLink="Browse"
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('ROUTE-075 the list shows the product, the other person, the last message and the unread number', async () => {
  rows = [row('a', 'Teak sideboard', { unreadCount: 2 }), row('b', 'Oak table', { otherName: '' })];
  show();
  const unread = await screen.findByRole('link', { name: 'Teak sideboard , 2 unread messages' });
  expect(unread.getAttribute('href')).toBe('/account/chats/a');
  expect(screen.getByRole('link', { name: 'Oak table' })).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'Chats' }));
  expect(list.getAllByText('Saturday is fine.')).toHaveLength(2);
  expect(list.getByText('Atelier Noord')).toBeTruthy();
  expect(list.getByText('Deleted account')).toBeTruthy();
});

test('ROUTE-075 the sides are asked for apart', async () => {
  rows = [row('a', 'Teak sideboard', {})];
  show();
  await screen.findByRole('link', { name: 'Teak sideboard' });
  fireEvent.click(screen.getByRole('button', { name: 'Selling' }));
  await vi.waitFor(() => expect(asked.at(-1)?.filters).toEqual({ role: 'SELLER' }));
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await vi.waitFor(() => expect(asked.at(-1)?.filters).toBeUndefined());
});

test('ROUTE-075 a user without chats learns where they begin', async () => {
  rows = [];
  show();
  expect(await screen.findByText(/Ask your first question on a product page/)).toBeTruthy();
  expect(screen.getByText('Browse')).toBeTruthy();
});
