import { LRUCache } from 'lru-cache';

/** Bytes of an entry besides its key and the content of its arrays, about. */
const overheadBytes = 600;

/** A cache of typed arrays. `memo(key, { context: make })` returns the cached value, or makes and caches it. */
export type ArrayCache<Value extends object> = LRUCache<string, Value, () => Value>;

/**
 * Caches typed arrays up to `maxBytes` together, the least recently used ones are evicted. Bounded by bytes, because the
 * arrays depend on the size of the catalogue, and keys on what a visitor asks for: they can be much longer than the arrays.
 */
export function createArrayCache<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ArrayCache<Value> {
  return new LRUCache<string, Value, () => Value>({
    maxSize: maxBytes,
    // A character takes up to two bytes.
    sizeCalculation: (value, key) => overheadBytes + 2 * key.length + bytesOf(value),
    memoMethod: (_key, _earlier, { context: make }) => make(),
  });
}
