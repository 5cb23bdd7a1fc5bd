import { expect, test } from 'vitest';
import { countSave, promptCounterKey, type SavePrompt } from './prompt-counter.ts';

function memory(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [[promptCounterKey, first]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    value: () => values.get(promptCounterKey),
  };
}

test('WISH-008 WISH-009 the counter starts at 7 and goes down by one with every item', () => {
  const store = memory();
  countSave(store);
  expect(store.value()).toBe('6');
  countSave(store);
  expect(store.value()).toBe('5');
});

test('WISH-010 WISH-011 asks at 5, hints at 3 and 1, and is silent for good after 0', () => {
  const store = memory();
  const shown: SavePrompt[] = Array.from({ length: 12 }, () => countSave(store));
  expect(shown.slice(0, 7)).toEqual(['none', 'popup', 'none', 'hint', 'none', 'hint', 'none']);
  expect(shown.slice(7)).toEqual(['none', 'none', 'none', 'none', 'none']);
  expect(store.value()).toBe('0');
});

test.each(['abc', '-3', '900', ''])('a stored value of "%s" starts again at 7', (value) => {
  const store = memory(value);
  expect(countSave(store)).toBe('none');
  expect(store.value()).toBe('6');
});
