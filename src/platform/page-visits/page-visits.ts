import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';

/** The maximum number of counted paths. The least visited ones are removed. */
export const visitedPathsLimit = 200;

const visitsSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
type Visits = v.InferOutput<typeof visitsSchema>;
type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the number of visits per path on this device (UI-023); empty when nothing valid is stored. */
export function pageVisits(storage: VisitStorage): Visits {
  try {
    const stored = v.safeParse(visitsSchema, JSON.parse(storage.getItem(localKeys.pageVisits) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}

/** Counts a visit to a path. When the storage is full or blocked, only the count is lost. */
export function countVisit(storage: VisitStorage, path: string): void {
  const visits = pageVisits(storage);
  const next = { ...visits, [path]: (visits[path] ?? 0) + 1 };
  const others = Object.entries(next)
    .filter(([other]) => other !== path)
    .sort(([, a], [, b]) => b - a)
    .slice(0, visitedPathsLimit - 1);
  try {
    storage.setItem(
      localKeys.pageVisits,
      JSON.stringify({ ...Object.fromEntries(others), [path]: next[path] }),
    );
  } catch {
    // A lost count does not matter.
  }
}
