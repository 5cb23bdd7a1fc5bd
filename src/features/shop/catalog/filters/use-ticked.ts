import { useState } from 'react';

/**
 * The ticked values, and how to change them. A checkbox changes at once, ahead of the product list; once the list has
 * new values, they replace the local ones.
 */
export function useTicked(
  chosen: readonly string[],
  onChange: (values: readonly string[]) => void,
): readonly [ticked: readonly string[], tick: (values: readonly string[]) => void] {
  const known = chosen.join(' ');
  const [ahead, setAhead] = useState<{ known: string; values: readonly string[] } | null>(null);
  if (ahead !== null && ahead.known !== known) setAhead(null);
  const tick = (values: readonly string[]) => {
    setAhead({ known, values });
    onChange(values);
  };
  return [ahead?.values ?? chosen, tick];
}
