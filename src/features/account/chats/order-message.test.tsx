import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingOf } from '#src/data/chats/outbox.ts';
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

beforeEach(() => {
  localStorage.clear();
  session$.next({
    ...{ token: 'stub', userId: 'u1', email: 'noor@hervonden.test', name: 'Noor Jansen' },
    ...{ isStaff: false, sellerId: null },
  });
  opened = { __typename: 'Conversation', uuid: conversation };
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) =>
    name === 'OpenOrderConversation'
      ? { openOrderConversation: opened }
      : { sendMessage: { __typename: 'ChatMessageSent', uuid: 'm1' } },
  );
});
afterEach(() => {
  cleanup();
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
