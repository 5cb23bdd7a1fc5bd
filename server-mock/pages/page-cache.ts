/** Caches rendered pages for a short time, because many people request the same page at once. */
export interface PageCache<Page> {
  get(key: string, version: number): Page | null;
  put(key: string, version: number, page: Page): void;
}

/**
 * Creates a cache of at most `size` pages. An entry is valid for `milliseconds`, and only while the version is
 * unchanged.
 */
export function createPageCache<Page>(
  size: number,
  milliseconds: number,
  now: () => number,
): PageCache<Page> {
  const kept = new Map<string, { readonly page: Page; readonly version: number; readonly until: number }>();
  return {
    get(key, version) {
      const found = kept.get(key);
      if (found === undefined) return null;
      if (found.version === version && found.until > now()) return found.page;
      kept.delete(key);
      return null;
    },
    put(key, version, page) {
      kept.delete(key);
      kept.set(key, { page, version, until: now() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
