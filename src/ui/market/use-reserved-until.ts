import { useEffect, useState } from 'react';
import { useNow } from '#src/ui/kit/use-now.ts';
import { stillReserved } from './card-tags.ts';

/** A timer of a browser cannot be set for longer than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The ISO end of a reservation as long as it has not passed, then null: the page need not be loaded again to notice. */
export function useReservedUntil(until: string | null | undefined): string | null {
  const current = stillReserved(until, useNow());
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (current === null) return;
    const left = Date.parse(current) - Date.now();
    const timer = setTimeout(() => setEnded(current), Math.min(Math.max(0, left), longestTimer));
    return () => clearTimeout(timer);
  }, [current]);
  return current === ended ? null : current;
}
