import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingOf } from '#src/data/chats/outbox.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { OrderMessage } from './order-message.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const conversation = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const refused = {
  __typename: 'ValidationError',
  errorCode: 'chat_own_product',
  message: 'Your own product.',
};
let opened: object;
let answers: Promise<object>[];
const sent = { sendMessage: { __typename: 'ChatMessageSent', uuid: 'm1' } };

beforeEach(() => {
  localStorage.clear();
  session$.next({
    ...{ token: 'stub', userId: 'u1', email: 'noor@hervonden.test', name: 'Noor Jansen' },
    ...{ isStaff: false, sellerId: null },
  });
  opened = { __typename: 'Conversation', uuid: conversation };
  answers = [];
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) =>
    name === 'OpenOrderConversation' ? { openOrderConversation: opened } : ((await answers.shift()) ?? sent),
  );
});
afterEach(() => {
  cleanup();
  online$.next(true);
  session$.next(null);
});

async function write(text: string) {
  showCheckout(
    <OrderMessage
      userId="u1"
      orderUuid="o1"
      chatLink={(uuid, label) => <a href={`/account/chats/${uuid}`}>{label}</a>}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('CHAT-009 a message to the seller goes into the conversation of the order', async () => {
  await write('  Is hij zaterdag thuis?  ');
  expect(await screen.findByText('Your message has been sent to the seller.')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the chat' });
  expect(link.getAttribute('href')).toBe(`/account/chats/${conversation}`);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(request.mock.calls.map(([, variables]) => variables)).toEqual([
    { orderUuid: 'o1' },
    { conversationUuid: conversation, messageUuid: expect.any(String), text: 'Is hij zaterdag thuis?' },
  ]);
  await vi.waitFor(() => expect(waitingOf('u1')).toEqual([]));
});

test('PWA-001 a message is being sent until the server has it, offline until there is a network', async () => {
  const answer = Promise.withResolvers<object>();
  answers = [answer.promise];
  await write('Is hij zaterdag thuis?');
  expect(await screen.findByText('Your message is being sent…')).toBeDefined();
  act(() => online$.next(false));
  expect(screen.getByText(/Your message is sent automatically once you are back online/)).toBeDefined();
  act(() => online$.next(true));
  expect(screen.queryByText('Your message has been sent to the seller.')).toBeNull();
  answer.resolve(sent);
  expect(await screen.findByText('Your message has been sent to the seller.')).toBeDefined();
});

test('a message that the server refuses comes back into the field with the reason, and is sent anew', async () => {
  const blocked = { __typename: 'ValidationError', errorCode: 'chat_is_blocked', message: 'It has ended.' };
  answers = [Promise.resolve({ sendMessage: blocked })];
  await write('Is hij zaterdag thuis?');
  expect(await screen.findByText('It has ended.')).toBeDefined();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  expect(field.value).toBe('Is hij zaterdag thuis?');
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message has been sent to the seller.')).toBeDefined();
  expect(waitingOf('u1')).toEqual([]);
});

test('a conversation that could not be opened leaves the message in the field, certainly not sent', async () => {
  request.mockRejectedValue(new NetworkError('no answer'));
  await write('Hallo daar');
  expect(await screen.findByText(/^Your message was not sent/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hallo daar');
});

test('an empty message is explained at the field, which gets the focus', async () => {
  await write('  ');
  expect(await screen.findByText('Write your message first.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  expect(request).not.toHaveBeenCalled();
});

test('a refusal keeps the text', async () => {
  opened = refused;
  await write('Hallo daar');
  expect(await screen.findByText('Your own product.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hallo daar');
});

test('nothing can be typed into a message that is being sent', async () => {
  const answer = Promise.withResolvers<object>();
  request.mockImplementation(() => answer.promise);
  await write('Is hij zaterdag thuis?');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  await vi.waitFor(() => expect(field.readOnly).toBe(true));
  answer.resolve({ openOrderConversation: refused });
  await screen.findByText('Your own product.');
  await vi.waitFor(() => expect(field.readOnly).toBe(false));
  expect(field.value).toBe('Is hij zaterdag thuis?');
});
