import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import type { Conversation } from './chats-query.ts';
import { ConversationTools } from './conversation-tools.tsx';

const conversation = {
  ...{ __typename: 'Conversation', uuid: 'c', role: 'BUYER', otherName: 'Atelier Noord', unreadCount: 0 },
  ...{ modified: '2026-05-04T10:00:00.000Z', readPosition: 0, otherReadPosition: 0, isBlockedByMe: false },
  ...{ isOpen: true, product: null },
} satisfies Conversation;
const refusal = {
  __typename: 'ValidationError',
  errorCode: 'already_reported',
  message: 'Already reported.',
};

let answer: object | 'no network';
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).variables);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json({ data: { reportConversation: answer, blockConversation: answer } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showPage(<ConversationTools userId="me" conversation={conversation} isOffline={false} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function openReport() {
  await show();
  press('Report this conversation');
  return await screen.findByLabelText<HTMLTextAreaElement>('What is wrong?', { selector: 'textarea' });
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a report without an answer may have arrived: it is repeated as the same command, an edited one as another', async () => {
  const field = await openReport();
  write(field, 'Asks for my PIN');
  answer = 'no network';
  for (const count of [1, 2]) {
    press('Send report');
    await waitFor(() => expect(sent).toHaveLength(count));
    expect(await screen.findByText(/^We don’t know whether this was sent/)).toBeDefined();
  }
  expect(screen.queryByText(/was not sent/)).toBeNull();
  answer = { __typename: 'ChatDone' };
  write(field, 'Asks for my PIN, twice');
  press('Send report');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, third] = sent.map(({ commandId }) => commandId);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refused report shows the reason and keeps the text; an empty one is not sent', async () => {
  const field = await openReport();
  press('Send report');
  expect(screen.getByText('Describe briefly what is wrong.')).toBeDefined();
  expect(sent).toEqual([]);
  write(field, 'Asks for my PIN');
  answer = refusal;
  press('Send report');
  expect(await screen.findByText('Already reported.')).toBeDefined();
  expect(field.value).toBe('Asks for my PIN');
});

test('an end of the conversation without an answer is in doubt; a refused one has its reason', async () => {
  await show();
  const said = () => toastStore.read().map(({ text }) => text);
  answer = 'no network';
  press('End the conversation');
  await waitFor(() =>
    expect(said()).toContainEqual(expect.stringMatching(/^We don’t know whether this worked/)),
  );
  expect(said()).not.toContainEqual(expect.stringMatching(/Nothing has changed/));
  answer = refusal;
  press('End the conversation');
  await waitFor(() => expect(said()).toContain('Already reported.'));
});
