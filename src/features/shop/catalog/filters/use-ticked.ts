import { useEffect, useRef, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';

/**
 * The ticked values, and how to change them. A checkbox changes at once; the product list is updated after that was
 * painted, because its URL is part of every link of the page. Once the list has new values, they replace the local
 * ones.
 */
export function useTicked(
  chosen: readonly string[],
  onChange: (values: readonly string[]) => void,
): readonly [ticked: readonly string[], tick: (values: readonly string[]) => void] {
  const known = chosen.join(' ');
  const [ahead, setAhead] = useState<{ known: string; values: readonly string[] } | null>(null);
  if (ahead !== null && ahead.known !== known) setAhead(null);
  // The product list may have changed by the time of the paint.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const tick = (values: readonly string[]) => {
    setAhead({ known, values });
    void painted().then(() => latest.current(values));
  };
  return [ahead?.values ?? chosen, tick];
}
