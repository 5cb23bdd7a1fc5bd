import { useState } from 'react';

interface Fresh {
  readonly id: string;
  /** The id belongs to a stored draft: the next new draft gets another one. */
  readonly used: boolean;
}

const make = (): Fresh => ({ id: crypto.randomUUID(), used: false });

/**
 * The draft in the URL, or a new id on the page for a new draft. The new id stays the same when the URL changes to
 * that of the draft, so that the form and its focus are not lost.
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
