import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { MessageButton, type MessageButtonProps } from './message-button.tsx';

let answer: object;
let opened: string[];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  opened = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const name = body.includes('openBidConversation') ? 'openBidConversation' : 'openOrderConversation';
    return new Response(JSON.stringify({ data: { [name]: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: Omit<MessageButtonProps, 'onOpened'>): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MessageButton {...props} onOpened={(uuid) => opened.push(uuid)} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('CHAT-007 both sides open their conversation from an order or a bid', async () => {
  answer = { __typename: 'Conversation', uuid: 'c1' };
  show({ about: { orderUuid: 'o' }, role: 'BUYER' });
  fireEvent.click(screen.getByRole('button', { name: 'Message the seller' }));
  await waitFor(() => expect(opened).toEqual(['c1']));
  cleanup();
  show({ about: { bidUuid: 'b' }, role: 'SELLER' });
  fireEvent.click(screen.getByRole('button', { name: 'Message the buyer' }));
  await waitFor(() => expect(opened).toEqual(['c1', 'c1']));
});

test('a refusal shows the server’s message and does not navigate', async () => {
  answer = {
    __typename: 'ValidationError',
    errorCode: 'chat_own_product',
    message: 'Je eigen stuk.',
  };
  show({ about: { orderUuid: 'o' }, role: 'SELLER' });
  fireEvent.click(screen.getByRole('button', { name: 'Message the buyer' }));
  await waitFor(() => expect(JSON.stringify(toastStore.read())).toContain('Je eigen stuk.'));
  expect(opened).toEqual([]);
});
