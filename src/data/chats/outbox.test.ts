import { expect, test } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import {
  followOutbox,
  forgetMessage,
  forgetMessagesOf,
  outboxOf,
  recordMessage,
  recordRefusal,
  recordSent,
  restoreMessage,
  waitingOf,
} from './outbox.ts';

const conversationUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';

function store(first: string | null = null) {
  let text = first;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
    text: () => text,
  };
}

const texts = (storage: ReturnType<typeof store>, userId = 'anna') =>
  waitingOf(userId, storage).map(({ text }) => text);

test('PWA-001 messages wait in the order in which they were written, each person’s apart', () => {
  const storage = store();
  const ids = ['Een', 'Twee', 'Drie'].map((text) =>
    recordMessage({ userId: 'anna', conversationUuid, text }, storage),
  );
  recordMessage({ userId: 'bram', conversationUuid, text: 'Van Bram' }, storage);
  expect(texts(storage)).toEqual(['Een', 'Twee', 'Drie']);
  expect(new Set(ids).size).toBe(3);
  forgetMessage(ids[1] ?? '', storage);
  expect(texts(storage)).toEqual(['Een', 'Drie']);
  forgetMessagesOf('anna', storage);
  expect(texts(storage)).toEqual([]);
  expect(texts(storage, 'bram')).toEqual(['Van Bram']);
  forgetMessagesOf('bram', storage);
  expect(storage.text()).toBeNull();
});

test('a refusal stays beside its message', () => {
  const storage = store();
  const id = recordMessage({ userId: 'anna', conversationUuid, text: 'Een' }, storage) ?? '';
  recordRefusal(id, 'Dit gesprek is beëindigd.', storage);
  expect(waitingOf('anna', storage)).toMatchObject([{ id, refusal: 'Dit gesprek is beëindigd.' }]);
});

test('a sent message no longer waits, and stays until it is forgotten', () => {
  const storage = store();
  const id = recordMessage({ userId: 'anna', conversationUuid, text: 'Een' }, storage) ?? '';
  recordMessage({ userId: 'anna', conversationUuid, text: 'Twee' }, storage);
  recordSent(id, storage);
  expect(texts(storage)).toEqual(['Twee']);
  expect(outboxOf('anna', storage)).toMatchObject([
    { text: 'Een', isSent: true },
    { text: 'Twee', isSent: false },
  ]);
});

test('the oldest sent messages are removed when there are too many', () => {
  const storage = store();
  for (let count = 0; count < 60; count += 1) {
    const text = `text ${count}`;
    recordSent(recordMessage({ userId: 'anna', conversationUuid, text }, storage) ?? '', storage);
  }
  expect(outboxOf('anna', storage)).toHaveLength(50);
  expect(outboxOf('anna', storage)[0]?.text).toBe('text 10');
});

test('a message that an earlier version of the app stored waits', () => {
  const earlier = { userId: 'anna', conversationUuid, id: crypto.randomUUID(), text: 'Een' };
  const storage = store(JSON.stringify([{ ...earlier, writtenAt: 1, refusal: null }]));
  expect(texts(storage)).toEqual(['Een']);
});

test('reports a message that cannot be stored, and skips one that cannot be read', () => {
  const full = {
    ...store(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(recordMessage({ userId: 'anna', conversationUuid, text: 'Een' }, full)).toBeNull();
  expect(recordMessage({ userId: 'anna', conversationUuid, text: 'Een' }, null)).toBeNull();
  for (const broken of ['{', '{}', '[1,{"userId":"anna"}]']) expect(texts(store(broken))).toEqual([]);
});

test('a follower of the outbox sees every change until it stops', () => {
  const storage = store();
  let heard = 0;
  const stop = followOutbox(() => {
    heard += 1;
  });
  recordMessage({ userId: 'anna', conversationUuid, text: 'Een' }, storage);
  stop();
  recordMessage({ userId: 'anna', conversationUuid, text: 'Twee' }, storage);
  expect(heard).toBe(1);
});

test('AUTH-015 a message that was removed does not come back once its writer has signed out', () => {
  const shared = { conversationUuid, id: crypto.randomUUID(), text: 'Hello', writtenAt: 1 };
  const message = { ...shared, userId: 'writer', refusal: null, isSent: false };
  const storage = store();
  expect(restoreMessage(message, storage)).toBe(false);
  expect(waitingOf('writer', storage)).toEqual([]);
  session$.next({ token: 't', userId: 'writer', email: '', name: '', isStaff: false, sellerId: null });
  expect(restoreMessage(message, storage)).toBe(true);
  session$.next(null);
});
