import { useEffect, useState } from 'react';
import { useNow } from '#src/ui/kit/use-now.ts';
import { stillReserved } from './card-tags.ts';

/** The maximum delay of a browser timer in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The end of a reservation (ISO 8601) until it has passed, then null; re-renders at that moment without a reload. */
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
