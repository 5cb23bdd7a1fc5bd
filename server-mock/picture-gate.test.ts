import { expect, test } from 'vitest';
import { pictureGate, ServerBusyError } from './picture-gate.ts';

const never = new Promise<void>(() => undefined);

test('calls beyond a full queue are refused, and the next one runs when a place is free', async () => {
  const gate = pictureGate(1, 1);
  const first = Promise.withResolvers<string>();
  const running = gate(() => first.promise);
  const waiting = gate(async () => 'second');
  await expect(gate(async () => 'third')).rejects.toThrow(ServerBusyError);
  first.resolve('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('an aborted call leaves the queue, and a running one occupies its place until its work ends', async () => {
  const gate = pictureGate(1, 5);
  const [runs, waits] = [new AbortController(), new AbortController()];
  const work = Promise.withResolvers<void>();
  const running = gate(() => work.promise, runs.signal);
  const started: string[] = [];
  const waiting = gate(async () => void started.push('aborted'), waits.signal);
  const next = gate(async () => void started.push('next'));
  waits.abort(new Error('left'));
  runs.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('left');
  await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 20))]);
  expect(started).toEqual([]);
  work.resolve();
  await Promise.all([running, next]);
  expect(started).toEqual(['next']);
});

test('a call whose signal is aborted already does nothing', async () => {
  const gate = pictureGate(1, 0);
  await expect(gate(() => never, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(await gate(async () => 'free')).toBe('free');
});
