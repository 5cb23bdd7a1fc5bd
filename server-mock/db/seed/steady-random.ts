import { steadyNumber } from './steady.ts';

/** A pseudo-random generator that yields the same sequence on every machine. */
export interface SteadyRandom {
  /** Returns a number in [0, 1). */
  next(): number;
  chance(share: number): boolean;
  /** Returns an integer between `from` and `to`, both included. */
  whole(from: number, to: number): number;
  /** Throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a generator with its own sequence for each name (mulberry32). */
export function steadyRandom(name: string): SteadyRandom {
  let state = steadyNumber(name, 0xffff_ffff);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (share) => next() < share,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error(`Nothing to pick from for ${name}.`);
      return item;
    },
  };
}
