import * as v from 'valibot';
import { localKeys } from '../local-keys/local-keys.ts';

/** Paths that are counted; the ones opened least make room. */
export const visitedPathsLimit = 200;

const visitsSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
type Visits = v.InferOutput<typeof visitsSchema>;
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** How often each path was opened on this device (UI-023); empty when nothing readable is kept. */
export function pageVisits(shelf: Shelf): Visits {
  try {
    const kept = v.safeParse(visitsSchema, JSON.parse(shelf.getItem(localKeys.pageVisits) ?? '{}'));
    return kept.success ? kept.output : {};
  } catch {
    return {};
  }
}

/** Counts one more visit to a path. A full or forbidden storage costs only the count. */
export function countVisit(shelf: Shelf, path: string): void {
  const visits = pageVisits(shelf);
  const next = { ...visits, [path]: (visits[path] ?? 0) + 1 };
  const others = Object.entries(next)
    .filter(([other]) => other !== path)
    .sort(([, a], [, b]) => b - a)
    .slice(0, visitedPathsLimit - 1);
  try {
    shelf.setItem(
      localKeys.pageVisits,
      JSON.stringify({ ...Object.fromEntries(others), [path]: next[path] }),
    );
  } catch {
    // It is only a number.
  }
}
