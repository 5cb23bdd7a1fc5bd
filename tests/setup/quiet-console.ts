import { afterEach, beforeEach, expect, vi } from 'vitest';

// RxDB's free Dexie storage advertises its paid one at the first write, and cannot be told not to.
const RXDB_ADVERT = /RxDB.*(premium|Open Core)|rxdb\.info/is;
const LOUD = ['error', 'warn', 'log', 'info'] as const;

let heard: string[] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  heard = [];
  spies = LOUD.map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const text = words.map(String).join(' ');
      if (!RXDB_ADVERT.test(text)) heard.push(`${level}: ${text}`);
    }),
  );
});

// A warning that scrolls by in a green run is a fault that nobody reads.
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(heard, 'the console stays silent').toEqual([]);
});
