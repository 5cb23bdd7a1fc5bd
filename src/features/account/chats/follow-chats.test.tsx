import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordMessage, waitingOf } from '#src/data/chats/outbox.ts';
import { chatCount$ } from '#src/data/header-counts.ts';
import { session$ } from '#src/platform/session/session.ts';
import { unreadQuery } from './chats-query.ts';
import { followChats } from './follow-chats.ts';

let unread = 2;

beforeEach(() => {
  localStorage.clear();
  unread = 2;
  session$.next({
    ...{ token: 't', userId: 'me', email: 'a@hervonden.test', name: 'A', isStaff: false, sellerId: null },
  });
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    const { variables } = JSON.parse(init.body);
    const data = {
      unreadChats: { __typename: 'UnreadChats', count: unread },
      sendMessage: { __typename: 'ChatMessageSent', uuid: variables.messageUuid },
    };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session$.next(null);
});

test('NAV-004 NAV-006 the number of unread chats is on its icon, follows reading and goes at sign-out', async () => {
  const client = new QueryClient();
  const stop = followChats(client, 'me');
  await vi.waitFor(() => expect(chatCount$.value).toBe(2));
  unread = 1;
  await client.invalidateQueries({ queryKey: unreadQuery('me').queryKey });
  await vi.waitFor(() => expect(chatCount$.value).toBe(1));
  stop();
  expect(chatCount$.value).toBe(0);
});

test('PWA-001 a message written without a network is sent from any page', async () => {
  recordMessage({
    ...{ userId: 'me', text: 'Hello', conversationUuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02' },
  });
  const stop = followChats(new QueryClient(), 'me');
  await vi.waitFor(() => expect(waitingOf('me')).toEqual([]));
  stop();
});
