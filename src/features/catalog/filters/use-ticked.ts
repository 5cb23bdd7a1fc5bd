import { useEffect, useRef, useState } from 'react';
import { painted } from '#src/platform/pause/painted.ts';

/**
 * What is ticked, and how to tick: a box shows its tick at once, and the listing, whose address every link of the page
 * follows, is asked for after that was painted. Once the listing knows more than it did, it alone says what is ticked.
 */
export function useTicked(
  chosen: readonly string[],
  onChange: (values: readonly string[]) => void,
): readonly [ticked: readonly string[], tick: (values: readonly string[]) => void] {
  const known = chosen.join(' ');
  const [ahead, setAhead] = useState<{ known: string; values: readonly string[] } | null>(null);
  if (ahead !== null && ahead.known !== known) setAhead(null);
  // The listing may have gone on by the time of the paint.
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
