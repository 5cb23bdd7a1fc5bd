import { useEffect, useState } from 'react';
import { map } from 'rxjs';
import { session$ } from '#src/platform/session/session.ts';
import { forgetProductEditsOf, type UnsavedProductEdit, unsavedProductEditsOf } from './product-edits.ts';

const none: readonly UnsavedProductEdit[] = [];

export interface UnsavedProductEdits {
  readonly edits: readonly UnsavedProductEdit[];
  /** Removes those of a product. */
  readonly discard: (uuid: string) => void;
}

/** The signed-in person's unsaved changes to existing products, including those of other tabs. */
export function useUnsavedProductEdits(): UnsavedProductEdits {
  const [edits, setEdits] = useState(none);
  useEffect(() => {
    const read = () => setEdits(unsavedProductEditsOf(session$.value?.userId ?? ''));
    const sessions = session$.pipe(map((session) => session?.userId)).subscribe(read);
    window.addEventListener('storage', read);
    return () => {
      sessions.unsubscribe();
      window.removeEventListener('storage', read);
    };
  }, []);
  const discard = (uuid: string) => {
    forgetProductEditsOf(session$.value?.userId ?? '', uuid);
    setEdits((before) => before.filter((edit) => edit.uuid !== uuid));
  };
  return { edits, discard };
}
