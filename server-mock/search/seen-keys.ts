import { LRUCache } from 'lru-cache';

/** Bytes of all keys together, for some thousand of them; a visitor decides how long one is. */
const maxBytes = 512 * 2 ** 10;
/** Bytes of a key besides its characters, about. */
const overheadBytes = 100;

/**
 * Remembers the keys that were asked for most recently. What is asked for once, such as a price range that a visitor drags to,
 * is not worth caching: it would evict what many ask for, and is promoted to the old generation of the heap before it is
 * evicted in turn.
 */
export class SeenKeys {
  readonly #keys = new LRUCache<string, true>({
    ...{ maxSize: maxBytes, sizeCalculation: (_seen, key) => overheadBytes + 2 * key.length },
  });

  /** Returns whether the key was asked for before, and remembers it. */
  see(key: string): boolean {
    if (this.#keys.get(key) === true) return true;
    this.#keys.set(key, true);
    return false;
  }
}
