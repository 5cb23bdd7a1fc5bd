import { expect, test } from 'vitest';
import { Subscriber } from './subscriber.ts';

function subscriber(): { readonly events: Subscriber<number>; readonly ends: number[] } {
  const ends: number[] = [];
  const events = new Subscriber<number>({
    merge: (waiting, event) => (waiting.length < 2 ? [...waiting, event] : [event]),
    onEnd: () => ends.push(ends.length),
  });
  return { events, ends };
}

test('events are read in order, merged while nobody reads, and end a waiting read', async () => {
  const { events, ends } = subscriber();
  for (const event of [1, 2, 3]) events.push(event);
  expect(await events.next()).toEqual({ done: false, value: 3 });
  const next = events.next();
  events.push(4);
  expect(await next).toEqual({ done: false, value: 4 });
  const last = events.next();
  await events.return();
  events.push(5);
  expect(await last).toEqual({ done: true, value: undefined });
  expect(await events.next()).toEqual({ done: true, value: undefined });
  events.end();
  expect(ends).toEqual([0]);
});

test('events are delivered at once, and merged while a receiver is busy', async () => {
  const { events } = subscriber();
  const received: number[] = [];
  const busy: (() => void)[] = [];
  events.push(1);
  events.deliverTo((event) => {
    received.push(event);
    return event === 2 ? new Promise<void>((resolve) => busy.push(resolve)) : null;
  });
  expect(received).toEqual([1]);
  for (const event of [2, 3, 4, 5, 6]) events.push(event);
  expect(received).toEqual([1, 2]);
  for (const ready of busy) ready();
  await expect.poll(() => received).toEqual([1, 2, 5, 6]);
  events.push(7);
  expect(received.at(-1)).toBe(7);
});

test('what waits for a busy receiver is not delivered after the end', async () => {
  const { events } = subscriber();
  const received: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  events.deliverTo((event) => {
    received.push(event);
    return promise;
  });
  events.push(1);
  events.push(2);
  events.end();
  resolve();
  await events.ended;
  await new Promise(setImmediate);
  expect(received).toEqual([1]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('lost');
    },
  ],
  ['rejects', () => Promise.reject(new Error('lost'))],
])(
  'a receiver that %s ends its subscriber with the fault, and does not disturb the source',
  async (_, deliver) => {
    const { events, ends } = subscriber();
    events.deliverTo(deliver);
    events.push(1);
    await expect(events.ended).rejects.toThrow('lost');
    expect(ends).toEqual([0]);
  },
);
