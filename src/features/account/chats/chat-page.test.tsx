import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxOf, recordMessage, recordRefusal } from '#src/data/chats/outbox.ts';
import { session$ } from '#src/platform/session/session.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { ChatPage } from './chat-page.tsx';

vi.mock('./chat-session.ts', async () => {
  const { BehaviorSubject } = await import('rxjs');
  return { chatSession: () => NEVER, isLive$: new BehaviorSubject(true) };
});

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = {
  ...{ __typename: 'Product', uuid: 'p', slug: 'teak-dressoir', title: 'Teak dressoir', price: 200 },
  ...{
    productTranslations: [],
    inventory: 1,
    status: 'ARCHIVED',
    publicationDate: null,
    featuredImage: null,
  },
};
const message = (position: number, isOwn: boolean, text: string, more: object = {}) => ({
  ...{ __typename: 'ChatMessage', uuid: `m${position}`, position, kind: 'TEXT', isOwn, text },
  ...{ created: '2026-05-04T10:00:00.000Z', warning: null, paymentLink: null },
  ...more,
});
const conversation = (messages: readonly object[], more: object = {}) => ({
  ...{ __typename: 'Conversation', uuid, role: 'BUYER', otherName: 'Atelier Noord', unreadCount: 0 },
  ...{ modified: '2026-05-04T10:00:00.000Z', readPosition: 0, otherReadPosition: 0, isBlockedByMe: false },
  ...{ isOpen: true, product, messages: { __typename: 'ChatMessagePage', earlier: null, messages } },
  ...more,
});
let answer: object | 'no network';
let isSendingDown: boolean;
let client: QueryClient;
let asked: { readonly operationName: string; readonly variables: object }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  isSendingDown = true;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  session$.next({
    ...{ token: 't', userId: 'me', email: 'a@hervonden.test', name: 'A', isStaff: false, sellerId: null },
  });
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    const question = JSON.parse(init.body);
    asked.push(question);
    if (question.operationName === 'SendMessage' && isSendingDown) throw new TypeError('Failed to fetch');
    if (question.operationName === 'Conversation' && answer === 'no network')
      throw new TypeError('Failed to fetch');
    if (question.variables.before != null) return new Response('', { status: 503 });
    const data =
      question.operationName === 'Conversation'
        ? { conversation: answer }
        : {
            ...{ markRead: { __typename: 'Conversation' }, sendTyping: { __typename: 'ChatDone' } },
            sendMessage: { __typename: 'ChatMessageSent', uuid: question.variables.messageUuid },
          };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session$.next(null);
});

async function show(shown: object) {
  answer = shown;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ChatPage
          userId="me"
          uuid={uuid}
          notFound="No such chat"
          backLink="All messages"
          afterMessage={null}
          payLink={(token, text) => <a href={`/pay/${token}`}>{text}</a>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return await screen.findByRole('log', { name: 'Messages in this conversation' });
}
const lines = (log: HTMLElement) =>
  within(log)
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

test('CHAT-009 ROUTE-075 a conversation shows who wrote what, when, and the read state, in a live region', async () => {
  const log = await show(
    conversation(
      [message(1, true, 'Is it still there?'), message(2, false, 'It is.'), message(3, true, 'Lovely.')],
      {
        otherReadPosition: 1,
      },
    ),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Atelier Noord');
  expect(lines(log)).toEqual([
    '4 May 2026',
    'You: Is it still there?12:00Read',
    'Atelier Noord: It is.12:00',
    'You: Lovely.12:00Sent',
  ]);
});

test('U9 earlier messages that cannot be loaded say so, and the conversation stays as it is', async () => {
  const messages = { __typename: 'ChatMessagePage', earlier: 'm2', messages: [message(2, false, 'It is.')] };
  const log = await show(conversation([], { messages }));
  fireEvent.click(within(log).getByRole('button', { name: 'Earlier messages' }));
  expect(await within(log).findByText(/Earlier messages could not be loaded/)).toBeDefined();
  expect(lines(log).at(-1)).toBe('Atelier Noord: It is.12:00');
  expect(screen.queryByText(/offline|updated/i)).toBeNull();
});

test('PWA-001 an unsent message is shown as pending; a refused one shows the reason and can be removed, with undo', async () => {
  const note = { userId: 'me', conversationUuid: uuid };
  recordMessage({ ...note, text: 'First' });
  recordRefusal(recordMessage({ ...note, text: 'Second' }) ?? '', 'This was refused.');
  recordMessage({ userId: 'somebody else', conversationUuid: uuid, text: 'Not mine' });
  const log = await show(conversation([]));
  expect(lines(log).map((line) => line.replace(/\d\d:\d\d/, ' '))).toEqual([
    'You: First Not sent yet',
    'You: Second This was refused. Remove',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove this message' }));
  expect(lines(log)).toHaveLength(1);
  const { text, action } = toastStore.read().at(-1) ?? {};
  expect([text, action?.label]).toEqual(['Message removed', 'Undo']);
  act(() => action?.run());
  expect(lines(log)[1]).toContain('This was refused.');
});

test('PWA-001 a message leaves the field for the outbox before anything is awaited; an empty one is refused', async () => {
  const log = await show(conversation([]));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message', { selector: 'textarea' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  expect(screen.getByText('Write your message first.')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' Hello ' } });
  send();
  expect(field.value).toBe('');
  expect(localStorage.getItem('chat-outbox')).toContain('"Hello"');
  expect(lines(log)[0]).toContain('Not sent yet');
});

test('PWA-001 a sent message stays in sight while the conversation cannot be loaded, and is there once when it can', async () => {
  const log = await show(conversation([]));
  isSendingDown = false;
  answer = 'no network';
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message', { selector: 'textarea' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(asked.at(-1)?.operationName).toBe('Conversation'));
  await vi.waitFor(() => expect(lines(log)[0]).toMatch(/^You: Hello.*Sent$/));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)));
  expect(lines(log)).toHaveLength(1);
  const [sent] = outboxOf('me');
  answer = conversation([message(1, true, 'Hello', { uuid: sent?.id })]);
  await act(() => client.refetchQueries());
  await vi.waitFor(() => expect(lines(log)).toEqual(['4 May 2026', 'You: Hello12:00Sent']));
  expect(localStorage.getItem('chat-outbox')).toBeNull();
});

test('PWA-001 a message draft is there after leaving the page, in its conversation alone, and gone once sent', async () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message', { selector: 'textarea' });
  await show(conversation([]));
  fireEvent.change(field(), { target: { value: 'Is it still' } });
  cleanup();
  await show(conversation([], { uuid: '0b6d6e39-3f0f-4a55-8f5e-6a1f2c3d4e5f' }));
  expect(field().value).toBe('');
  cleanup();
  await show(conversation([]));
  expect(field().value).toBe('Is it still');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  cleanup();
  await show(conversation([]));
  expect(field().value).toBe('');
  expect(localStorage.getItem('chat-drafts')).toBeNull();
});

test('S20 an attempt to sell outside the shop carries a warning; an agreed price leads into the cart', async () => {
  const paymentLink = {
    ...{ __typename: 'ChatPaymentLink', price: 175, discount: 25, isOpen: true, token: 'signed' },
    expiresAt: '2026-05-07T10:00:00.000Z',
  };
  const log = await show(
    conversation([
      message(1, false, 'Pay at evil.example', { warning: 'OUTSIDE_LINK' }),
      message(2, false, '', { kind: 'PAYMENT_LINK', paymentLink }),
    ]),
  );
  expect(within(log).getByText(/This link goes to another website/)).toBeTruthy();
  expect(within(log).getByRole('link', { name: 'Add to cart at this price' }).getAttribute('href')).toBe(
    '/pay/signed',
  );
  expect(lines(log).at(-1)).toContain('€ 175,–');
});

test('visible messages are read: the server learns the last one', async () => {
  await show(conversation([message(1, false, 'Hello')], { unreadCount: 1 }));
  await vi.waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({
        operationName: 'MarkRead',
        variables: { conversationUuid: uuid, position: 1 },
      }),
    ),
  );
});

test('a closed conversation shows a message and has no text field; an unknown one is not found', async () => {
  await show(conversation([message(1, false, 'Hello')], { isOpen: false, isBlockedByMe: true }));
  expect(screen.queryByLabelText('Your message', { selector: 'textarea' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reopen the conversation' })).toBeTruthy();
  cleanup();
  answer = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' };
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ChatPage
          userId="me"
          uuid={uuid}
          notFound="No such chat"
          backLink="All messages"
          payLink={() => null}
          afterMessage={null}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText('No such chat')).toBeTruthy();
});
