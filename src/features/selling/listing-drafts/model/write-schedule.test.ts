import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WriteSchedule } from './write-schedule.ts';

let writes: number[] = [];
let schedule: WriteSchedule;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  writes = [];
  schedule = new WriteSchedule(() => {
    schedule.clear();
    writes.push(Date.now());
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Types `count` keystrokes, `pace` milliseconds apart. */
function type(count: number, pace: number): void {
  for (let keystroke = 0; keystroke < count; keystroke += 1) {
    schedule.afterPause();
    vi.advanceTimersByTime(pace);
  }
}

test('PWA-029 typing is written in the next pause', () => {
  type(4, 120);
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(writes).toEqual([660]);
});

test('PWA-029 typing without a pause is written every second', () => {
  type(25, 100);
  expect(writes).toEqual([1_000, 2_000]);
});

test('typing does not bring a retry forward, and a success ends it', () => {
  schedule.retry();
  type(20, 100);
  expect(writes).toEqual([]);
  schedule.endRetry();
  type(1, 400);
  expect(writes).toEqual([2_300]);
  schedule.retry();
  vi.advanceTimersByTime(3_000);
  expect(writes).toEqual([2_300, 5_400]);
});
