import { afterEach, beforeEach, expect, vi } from 'vitest';

const LOUD = ['error', 'warn', 'log', 'info'] as const;

// Printed at the first write of every process; the build leaves it out (docs/decisions/0029).
const advertisement = 'RxDB Open Core RxStorage';

let heard: string[] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  heard = [];
  spies = LOUD.map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = `${level}: ${parts.map(String).join(' ')}`;
      if (!line.includes(advertisement)) heard.push(line);
    }),
  );
});

// A warning in a passing run would go unnoticed, so it fails the test.
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(heard, 'the console stays silent').toEqual([]);
});
