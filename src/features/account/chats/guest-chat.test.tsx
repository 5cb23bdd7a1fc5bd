import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuestChat, type GuestChatProps } from './guest-chat.tsx';

const linkKey = `8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02.zzzzz.${'a'.repeat(64)}`;
const message = (position: number, isOwn: boolean, text: string) => ({
  ...{ __typename: 'ChatMessage', uuid: `m${position}`, position, kind: 'TEXT', isOwn, text },
  ...{ created: '2026-05-04T10:00:00.000Z', warning: null, paymentLink: null },
});
const conversation = (messages: readonly object[], rest: object = {}) => ({
  ...{ __typename: 'Conversation', uuid: 'c', role: 'BUYER', otherName: 'Atelier Noord', unreadCount: 0 },
  ...{ modified: '2026-05-04T10:00:00.000Z', readPosition: 0, otherReadPosition: 0, isBlockedByMe: false },
  ...{ isOpen: true, product: null, messages: { __typename: 'ChatMessagePage', earlier: null, messages } },
  ...rest,
});

let shown: object | null;
let isEarlierDown = false;
let answers: (object | 'no network')[];
let reads: Record<string, unknown>[];
let calls: { readonly name: string; readonly variables: Record<string, unknown> }[];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  [shown, answers, reads, calls, isEarlierDown] = [null, [], [], [], false];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const name = ['sendGuestMessage', 'markGuestRead'].find((one) => query.includes(one));
    if (name !== undefined) calls.push({ name, variables });
    const answer = name === 'sendGuestMessage' ? answers.shift() : { __typename: 'ChatDone' };
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    if (name === undefined) reads.push(variables);
    if (name === undefined && variables.before !== null && isEarlierDown)
      throw new TypeError('Failed to fetch');
    const data = name === undefined ? { guestConversation: shown } : { [name]: answer };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: GuestChatProps = { linkKey }): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <GuestChat {...props} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
function open(props?: GuestChatProps): HTMLTextAreaElement {
  show(props);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a first message is sent with the key of the link, and shown', async () => {
  const field = open();
  press('Send');
  await screen.findByText('Write your message first.');
  fireEvent.change(field, { target: { value: ' Kan het op zaterdag? ' } });
  answers = [{ __typename: 'ChatMessageSent' }];
  shown = conversation([message(1, true, 'Kan het op zaterdag?')]);
  press('Send');
  await screen.findByText('Kan het op zaterdag?');
  expect(calls[0]?.variables).toMatchObject({ key: linkKey, text: 'Kan het op zaterdag?' });
  expect(field.value).toBe('');
});

test('U9 when earlier messages cannot be loaded, the loaded ones stay and another try adds them', async () => {
  const page = (earlier: string | null, messages: readonly object[]) => ({
    messages: { __typename: 'ChatMessagePage', earlier, messages },
  });
  shown = conversation([], page('before-2', [message(2, false, 'Ja, dat kan.')]));
  show();
  await screen.findByText('Ja, dat kan.');
  isEarlierDown = true;
  press('Earlier messages');
  expect(await screen.findByText(/Earlier messages could not be loaded/)).toBeDefined();
  expect(screen.getByText('Ja, dat kan.')).toBeDefined();
  isEarlierDown = false;
  shown = conversation([], page(null, [message(1, true, 'Kan het op zaterdag?')]));
  press('Earlier messages');
  expect(await screen.findByText('Kan het op zaterdag?')).toBeDefined();
  expect(screen.getByText('Ja, dat kan.')).toBeDefined();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('a message that could not be sent stays in the field, and is sent again with the same id', async () => {
  const field = open();
  fireEvent.change(field, { target: { value: 'Hallo' } });
  answers = [{ __typename: 'TooManyRequestsError', errorCode: 'x', message: 'Even wachten.' }];
  press('Send');
  await screen.findByText('Even wachten.');
  answers = ['no network'];
  press('Send');
  await screen.findByText(/We don’t know whether your message was sent/);
  expect(field.value).toBe('Hallo');
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ variables }) => variables.messageUuid)).size).toBe(1);
});

test('what the seller wrote is marked as read; an ended conversation has no field', async () => {
  shown = conversation([message(1, false, 'Dag!')], { unreadCount: 1, isOpen: false });
  open();
  await screen.findByText('Dag!');
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'markGuestRead', variables: { key: linkKey, bidUuid: null, position: 1 } },
    ]),
  );
  await screen.findByText('You can no longer send messages in this conversation.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the messages about a bid are opened, sent and marked as read with its key', async () => {
  const bid = { linkKey: 'f'.repeat(64), bidUuid: 'b1' };
  const link = { key: bid.linkKey, bidUuid: 'b1' };
  shown = conversation([message(1, false, 'Kom gerust kijken.')], { unreadCount: 1 });
  const field = open(bid);
  await screen.findByText('Kom gerust kijken.');
  screen.getByText(/Ask the seller about the product or your bid/);
  expect(reads[0]).toMatchObject(link);
  answers = [{ __typename: 'ChatMessageSent' }];
  fireEvent.change(field, { target: { value: 'Graag!' } });
  press('Send');
  await waitFor(() =>
    expect(calls.map(({ name }) => name).sort()).toEqual(['markGuestRead', 'sendGuestMessage']),
  );
  for (const { variables } of calls) expect(variables).toMatchObject(link);
});

test('a key that does not open the messages shows why, and no field', async () => {
  shown = { __typename: 'ValidationError', errorCode: 'x', message: 'Open de link in onze e-mail.' };
  show({ linkKey: 'f'.repeat(64), bidUuid: 'b1' });
  await screen.findByText('Open de link in onze e-mail.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
