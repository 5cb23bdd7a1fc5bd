import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Keys that are remembered. */
const mostKeys = 2_000;

/**
 * Remembers the keys that were asked for most recently, to cache only what is asked for again. What one visitor asks for,
 * such as a price range or a page deep in a list, would evict what many ask for, and V8 would move it to the old
 * generation of the heap before it is evicted in turn.
 */
export class SeenKeys {
  // Digests, because a visitor decides how long a key is.
  readonly #digests = new LRUCache<string, true>({ max: mostKeys });

  /** Returns whether the key was asked for before, and remembers it. */
  see(key: string): boolean {
    const digest = hash('sha1', key, 'base64');
    if (this.#digests.get(digest) === true) return true;
    this.#digests.set(digest, true);
    return false;
  }
}
