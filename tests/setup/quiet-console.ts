import { afterEach, beforeEach, expect, vi } from 'vitest';

const LOUD = ['error', 'warn', 'log', 'info'] as const;

let heard: string[] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  heard = [];
  spies = LOUD.map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(' ')}`);
    }),
  );
});

// A warning in a passing run would go unnoticed, so it fails the test.
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(heard, 'the console stays silent').toEqual([]);
});
