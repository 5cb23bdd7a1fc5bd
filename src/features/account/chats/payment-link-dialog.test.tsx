import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { type ChatUser, chatUserQuery } from './chats-query.ts';
import { PaymentLinkDialog } from './payment-link-dialog.tsx';

let answer: object | 'no network';
let sent: Record<string, unknown>[] = [];
let isClosed = false;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent = [];
  isClosed = false;
  answer = { __typename: 'ChatDone', success: true };
  session$.next({
    ...{ token: 't', userId: 'me', email: 'a@hervonden.test', name: 'A', isStaff: false, sellerId: 's' },
  });
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body).variables);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ data: { createPaymentLink: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session$.next(null);
});

function show(isOffline = false): void {
  const client = new QueryClient();
  const user: ChatUser = {
    ...{ uuid: 'me', signature: 'x' },
    // For € 200 the seller receives (200 - 10) less a tenth.
    terms: { marginIncluded: 10, transactionFee: 10 },
  };
  client.setQueryData(chatUserQuery('me').queryKey, user);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PaymentLinkDialog
          conversationUuid="c"
          product={{ uuid: 'p', title: 'Teak dressoir', price: 210 }}
          isOffline={isOffline}
          onClose={() => {
            isClosed = true;
          }}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Discount', { selector: 'input' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
const preview = () =>
  screen.getAllByRole('definition').map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

test('CHAT-003 price and payout follow once nothing was typed for 300 ms', () => {
  vi.useFakeTimers();
  show();
  type('1');
  act(() => vi.advanceTimersByTime(299));
  type('10');
  act(() => vi.advanceTimersByTime(299));
  expect(preview()).toEqual(['–', '–']);
  act(() => vi.advanceTimersByTime(1));
  expect(preview()).toEqual(['€ 200,–', '€ 171,–']);
});

test('CHAT-002 only whole euros below the price are sent', () => {
  show();
  for (const [typed, text] of [
    ['', 'Enter an amount in whole euros, 0 or more.'],
    ['1,5', 'Enter an amount in whole euros, 0 or more.'],
    ['tien', 'Enter an amount in whole euros, 0 or more.'],
    ['210', 'The discount must be less than the price.'],
  ] as const) {
    type(typed);
    send();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  }
  expect(sent).toEqual([]);
});

test('CHAT-005 CHAT-006 CHAT-008 a sent link shows account.chats.sent_payment_link and closes', async () => {
  i18n.load('en', { 'account.chats.sent_payment_link': 'It was sent' });
  i18n.activate('en');
  show();
  type('10');
  send();
  await vi.waitFor(() => expect(isClosed).toBe(true));
  expect(sent).toEqual([
    { conversationUuid: 'c', productUuid: 'p', discountAmount: 10, commandId: expect.any(String) },
  ]);
  expect(toastStore.read().map(({ text }) => text)).toContain('It was sent');
});

test('CHAT-004 a link that could not be sent shows generic.error_try_again and keeps the typed text', async () => {
  i18n.load('en', { 'generic.error_try_again': 'Try that again' });
  i18n.activate('en');
  answer = { __typename: 'ValidationError', errorCode: 'chat_product_not_for_sale', message: '-' };
  show();
  type('10');
  send();
  expect(await screen.findByText('Try that again')).toBeTruthy();
  expect(isClosed).toBe(false);
  expect(field().value).toBe('10');
});

test('CHAT-004 a link whose answer was lost is sent again as the same command, another discount as another', async () => {
  show();
  answer = 'no network';
  type('10');
  send();
  await screen.findByText(/^Something went wrong/);
  send();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText(/^Something went wrong/);
  answer = { __typename: 'ChatDone', success: true };
  type('20');
  send();
  await vi.waitFor(() => expect(isClosed).toBe(true));
  const [first, second, third] = sent.map(({ commandId }) => commandId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('PWA-001 without a network a price is not sent, now or later', () => {
  show(true);
  type('10');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send link' }).disabled).toBe(true);
  expect(screen.getByText(/not sent automatically later/)).toBeTruthy();
});
