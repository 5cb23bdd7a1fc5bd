import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxOf, recordMessage, waitingOf } from '#src/data/chats/outbox.ts';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { sendWaiting } from './send-waiting.ts';

const conversationUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const session = { token: 't', email: 'anna@hervonden.test', name: 'Anna', isStaff: false, sellerId: null };

interface Asked {
  readonly variables: { readonly messageUuid: string; readonly text: string };
}

/** The messages that the server accepted, and its answer to the next request. */
let taken: Asked['variables'][] = [];
let respond: (asked: Asked['variables']) => Response | Promise<Response>;

const json = (sendMessage: object) =>
  new Response(JSON.stringify({ data: { sendMessage } }), {
    headers: { 'content-type': 'application/json' },
  });
const take = (asked: Asked['variables']) => {
  if (!taken.some(({ messageUuid }) => messageUuid === asked.messageUuid)) taken.push(asked);
  return json({ __typename: 'ChatMessageSent', uuid: asked.messageUuid });
};
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  taken = [];
  respond = take;
  session$.next({ ...session, userId: 'anna' });
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(init.body);
    if (operationName !== 'SendMessage') return new Response(null, { status: 204 });
    return await respond(variables);
  });
});
afterEach(async () => {
  session$.next(null);
  // Only one retry is scheduled at a time: one that is left over would replace that of the next test.
  network$.next(true);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = new QueryClient();
const write = (text: string, userId = 'anna') => recordMessage({ userId, conversationUuid, text });
const waiting = () => waitingOf('anna').map(({ text }) => text);

test('PWA-001 pending messages are sent once and in order, whatever responses are lost', async () => {
  const fate = fc.constantFrom('taken', 'taken, answer lost', 'lost', 'down');
  const arrive = async (fates: readonly string[]) => {
    localStorage.clear();
    taken = [];
    const left = [...fates];
    respond = (asked) => {
      const next = left.shift() ?? 'taken';
      if (next === 'lost') return lost();
      if (next === 'down') return new Response(null, { status: 503 });
      const answer = take(asked);
      return next === 'taken' ? answer : lost();
    };
    for (const text of ['Een', 'Twee', 'Drie', 'Vier']) write(text);
    // Each round ends at the first failure; the network is back for the next one.
    for (let round = 0; round <= fates.length; round += 1) await sendWaiting(client);
    expect(taken.map(({ text }) => text)).toEqual(['Een', 'Twee', 'Drie', 'Vier']);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  };
  await fc.assert(fc.asyncProperty(fc.array(fate, { maxLength: 6 }), arrive), { numRuns: 30 });
});

test('PWA-001 a message that fails for now holds up those behind it, and stays', async () => {
  respond = lost;
  write('Een');
  write('Twee');
  await sendWaiting(client);
  expect(taken).toEqual([]);
  expect(waiting()).toEqual(['Een', 'Twee']);
});

test('PWA-001 while the browser reports no network nothing is retried, and once it is back everything is sent', async () => {
  const tries = vi.fn(lost);
  respond = tries;
  write('Een');
  network$.next(false);
  await sendWaiting(client);
  expect(tries).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(tries).toHaveBeenCalledTimes(1);
  respond = take;
  network$.next(true);
  await vi.waitFor(() => expect(taken.map(({ text }) => text)).toEqual(['Een']));
});

test('PWA-001 a sent message stays, marked as sent, until a screen has found it in the conversation', async () => {
  write('Een');
  await sendWaiting(client);
  expect(outboxOf('anna')).toMatchObject([{ text: 'Een', isSent: true }]);
  const again = vi.fn(take);
  respond = again;
  await sendWaiting(client);
  expect(again).not.toHaveBeenCalled();
});

test('a final refusal is stored with its message and blocks nothing', async () => {
  respond = (asked) =>
    asked.text === 'Een'
      ? json({ __typename: 'ValidationError', errorCode: 'chat_is_blocked', message: 'Beëindigd.' })
      : take(asked);
  write('Een');
  write('Twee');
  await sendWaiting(client);
  expect(taken.map(({ text }) => text)).toEqual(['Twee']);
  expect(waitingOf('anna')[0]).toMatchObject({ text: 'Een', refusal: 'Beëindigd.' });
});

test('ERR-008 a limit passes: the message waits', async () => {
  respond = () => json({ __typename: 'TooManyRequestsError', errorCode: 'too_many_requests', message: '-' });
  write('Een');
  await sendWaiting(client);
  expect(waitingOf('anna')).toMatchObject([{ text: 'Een', refusal: null }]);
});

test('hazard 11: nobody’s messages go out under the name of another', async () => {
  write('Van Bram', 'bram');
  await sendWaiting(client);
  session$.next(null);
  await sendWaiting(client);
  expect(taken).toEqual([]);
});
