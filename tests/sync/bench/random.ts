/** A seeded stream of numbers in [0, 1) (mulberry32). */
export interface Random {
  next(): number;
  /** An integer in [0, bound). */
  below(bound: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** An independent stream, so that one consumer does not change the numbers of another. */
  fork(): Random;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random: Random = {
    next,
    below: (bound) => Math.floor(next() * bound),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    fork: () => randomFrom(Math.floor(next() * 4294967296)),
  };
  return random;
}
