import { useState } from 'react';

interface Fresh {
  readonly id: string;
  /** It has its own address by now: the next new ad is another one. */
  readonly used: boolean;
}

const make = (): Fresh => ({ id: crypto.randomUUID(), used: false });

/**
 * The draft of the address, or a fresh id under "new ad". The fresh id stays the same while the draft moves from "new" to
 * its own address, so that the form, and what has the focus in it, stays as it is.
 */
export function useFreshDraftId(asked: string | undefined) {
  const [fresh, setFresh] = useState(make);
  let current = fresh;
  if (asked === undefined && fresh.used) current = make();
  else if (asked === fresh.id && !fresh.used) current = { ...fresh, used: true };
  if (current !== fresh) setFresh(current);
  const draftId = asked ?? current.id;
  return { draftId, isNew: draftId === current.id, renew: () => setFresh(make()) };
}
