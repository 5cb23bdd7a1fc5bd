import { expect, test } from 'vitest';
import type { CommandScope } from '../command.ts';
import { eventHandlers } from '../composition.ts';
import { linkAsked } from '../modules/auth/events.ts';
import { productListEmailDue } from '../modules/newsletter/events.ts';
import { digestDue } from '../modules/notifications/events.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { EventHandler } from './event-handler.ts';
import type { StoredEvent } from './events.ts';
import { lanesOf, takes } from './lanes.ts';

/** Handlers that call nobody: they read and write the database or the disk. */
const local = ['payouts.check_ledger', 'privacy.drop_photos'];

test('every handler that calls an external service names a lane', () => {
  const onMain = eventHandlers.filter((handler) => 'outside' in handler && handler.lane === undefined);
  expect(onMain.map(({ name }) => name).sort()).toEqual(local);
});

test('no link to sign in waits for the emails that are due for everybody at once', () => {
  const { side } = lanesOf(eventHandlers);
  for (const type of [digestDue, productListEmailDue]) {
    const [lane, ...others] = side.filter((candidate) => takes(candidate, type));
    expect([lane === undefined, others, lane?.sideTypes.includes(linkAsked)]).toEqual([false, [], false]);
  }
});

test('an event whose handlers are of several lanes is handed over, and its handlers see the original', async () => {
  const seen: StoredEvent[] = [];
  const handlers: readonly EventHandler[] = [
    { name: 'one', on: 'bell.rung', inside: async () => undefined },
    { name: 'two', on: 'bell.rung', lane: 'mail', outside: async (event) => void seen.push(event) },
    { name: 'three', on: 'mail.due', lane: 'mail', outside: async () => undefined },
  ];
  const { main, side } = lanesOf(handlers);
  const [mail] = side;
  expect(takes(main, 'bell.rung')).toBe(true);
  expect(takes(main, 'mail.due')).toBe(false);
  expect(mail?.sideTypes).toEqual(['bell.rung:mail', 'mail.due']);

  const event = { id: 'e1', type: 'bell.rung', payload: { who: 'me' }, createdAt: new Date(0) };
  const emitted: { readonly type: string; readonly payload: StoredEvent['payload'] }[] = [];
  const scope = {
    emit: async (type: string, payload: StoredEvent['payload']) => void emitted.push({ type, payload }),
  } as unknown as CommandScope;
  const deps = {} as ServerDeps;
  for (const handler of main.handlers) {
    if (handler.on === event.type && 'inside' in handler) await handler.inside(scope, event, deps);
  }
  expect(emitted.map(({ type }) => type)).toEqual(['bell.rung:mail']);
  for (const handler of mail?.handlers ?? []) {
    for (const copy of emitted) {
      if (handler.on === copy.type && 'outside' in handler)
        await handler.outside({ id: 'e2', createdAt: new Date(1), ...copy }, deps);
    }
  }
  expect(seen).toEqual([event]);
});
