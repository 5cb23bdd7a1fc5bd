import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { forgetPublishCommand, publishCommandId } from './publish-command.ts';
import { type PublishParts, type PublishStep, runPublish } from './publish-run.ts';

function bench(over: Partial<PublishParts> = {}) {
  const photos$ = new BehaviorSubject({ total: 2, uploaded: 2, underway: 0, needAttention: 0 });
  const saved$ = new BehaviorSubject<'only_here' | 'sending' | 'saved' | 'rejected'>('saved');
  const online$ = new BehaviorSubject(true);
  const steps: PublishStep[] = [];
  const stop = new AbortController();
  const sent: string[] = [];
  const outcome = runPublish({
    photos$,
    saved$,
    online$,
    flush: async () => undefined,
    send: async () => {
      sent.push('publish');
      return { kind: 'placed', live: true, slug: 'kuipfauteuil' };
    },
    onStep: (step) => steps.push(step),
    signal: stop.signal,
    ...over,
  });
  return { photos$, saved$, online$, steps, stop, sent, outcome };
}

test('a product is published when photos and text are on the server', async () => {
  const { outcome, sent } = bench();
  expect(await outcome).toEqual({ kind: 'placed', live: true, slug: 'kuipfauteuil' });
  expect(sent).toEqual(['publish']);
});

test('it waits for photos and text, and shows how far they are', async () => {
  const photos$ = new BehaviorSubject({ total: 3, uploaded: 1, underway: 2, needAttention: 0 });
  const saved$ = new BehaviorSubject<'only_here' | 'sending' | 'saved' | 'rejected'>('only_here');
  const { outcome, steps, sent } = bench({ photos$, saved$ });
  await Promise.resolve();
  await Promise.resolve();
  photos$.next({ total: 3, uploaded: 2, underway: 1, needAttention: 0 });
  photos$.next({ total: 3, uploaded: 3, underway: 0, needAttention: 0 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  saved$.next('sending');
  saved$.next('saved');
  await outcome;
  expect(steps).toEqual([
    { step: 'photos', done: 1, total: 3 },
    { step: 'photos', done: 2, total: 3 },
    { step: 'saving' },
    { step: 'placing' },
  ]);
});

test('without a network nothing is sent and nothing is queued', async () => {
  const { outcome, sent } = bench({ online$: new BehaviorSubject(false) });
  expect(await outcome).toEqual({ kind: 'offline' });
  expect(sent).toEqual([]);
});

test('a photo that needs the user stops it', async () => {
  const photos$ = new BehaviorSubject({ total: 3, uploaded: 2, underway: 0, needAttention: 1 });
  expect(await bench({ photos$ }).outcome).toEqual({ kind: 'photos_need_attention' });
});

test('a text that the server refused stops it', async () => {
  const saved$ = new BehaviorSubject<'only_here' | 'sending' | 'saved' | 'rejected'>('rejected');
  expect(await bench({ saved$ }).outcome).toEqual({ kind: 'not_accepted' });
});

test('one can stop the waiting', async () => {
  const photos$ = new BehaviorSubject({ total: 3, uploaded: 2, underway: 1, needAttention: 0 });
  const { outcome, stop } = bench({ photos$ });
  stop.abort();
  expect(await outcome).toEqual({ kind: 'stopped' });
});

test('FORM-073 a command without an answer offers to try again', async () => {
  const send = async () => {
    throw new Error('connection reset');
  };
  expect(await bench({ send }).outcome).toEqual({ kind: 'no_answer' });
});

test('tries of one publication share their command until there is an answer', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let count = 0;
  const newId = () => `command-${++count}`;
  expect(publishCommandId(store, 'draft', newId)).toBe('command-1');
  expect(publishCommandId(store, 'draft', newId)).toBe('command-1');
  forgetPublishCommand(store, 'draft');
  expect(publishCommandId(store, 'draft', newId)).toBe('command-2');
});
