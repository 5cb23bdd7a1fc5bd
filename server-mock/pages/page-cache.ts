/** Pages as they were sent, for a short time: the same page is asked for by many people at once. */
export interface PageCache<Page> {
  get(key: string, version: number): Page | null;
  put(key: string, version: number, page: Page): void;
}

/** Keeps at most `size` pages, each for `milliseconds` and no longer than the catalogue stays as it is. */
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
