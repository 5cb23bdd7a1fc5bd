import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftSaveState } from './save-state.ts';
import { settledStates } from './settled-states.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shownStates() {
  const states$ = new Subject<DraftSaveState>();
  const shown: DraftSaveState[] = [];
  settledStates(states$).subscribe((state) => shown.push(state));
  return { states$, shown };
}

test('while somebody types, nothing changes on the screen with each key', () => {
  const { states$, shown } = shownStates();
  for (let key = 0; key < 10; key += 1) {
    for (const state of ['writing', 'only_here', 'sending', 'saved'] as const) {
      states$.next(state);
      vi.advanceTimersByTime(30);
    }
  }
  expect(shown).toEqual(['writing']);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(['writing', 'saved']);
});

test('a problem is shown at once', () => {
  const { states$, shown } = shownStates();
  states$.next('only_here');
  vi.advanceTimersByTime(100);
  states$.next('device_full');
  expect(shown).toEqual(['device_full']);
});
