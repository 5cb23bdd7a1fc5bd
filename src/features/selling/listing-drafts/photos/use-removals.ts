import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dismissToast, toast } from '#src/ui/kit/toast-store.ts';

/** Milliseconds in which removing a photo can be undone. */
const undoTime = 7_000;

export interface Removals {
  /** Photos that are no longer shown. */
  readonly hidden: ReadonlySet<string>;
  /** Hides the photo and shows a toast with an undo button. */
  readonly remove: (id: string) => void;
  /**
   * Carries out the removals that were not undone: before publishing, when the form is left, and before photos are
   * added, because one of them may be a hidden photo that was chosen again.
   */
  readonly settle: () => Promise<void>;
}

/**
 * Hides photos at once and removes them from the draft a little later, so that it can be undone. If the app is killed
 * in between, the photo is still there.
 */
export function useRemovals(carryOut: (id: string) => Promise<void>): Removals {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  /** By photo id; each function cancels the timer and the toast of a removal. */
  const pending = useRef(new Map<string, () => void>());
  const latest = useRef(carryOut);
  latest.current = carryOut;

  const show = useCallback((id: string) => {
    setHidden((before) => new Set([...before].filter((other) => other !== id)));
  }, []);
  const finish = useCallback(
    async (id: string) => {
      pending.current.get(id)?.();
      if (!pending.current.delete(id)) return;
      await latest.current(id).catch(() => show(id));
    },
    [show],
  );
  const settle = useCallback(async () => {
    await Promise.all([...pending.current.keys()].map(finish));
  }, [finish]);
  const remove = useCallback(
    (id: string) => {
      const undo = () => {
        clearTimeout(deadline);
        pending.current.delete(id);
        show(id);
      };
      setHidden((before) => new Set([...before, id]));
      const deadline = setTimeout(() => void finish(id), undoTime);
      const shown = toast(t`Photo removed`, { action: { label: t`Undo`, run: undo }, time: undoTime });
      pending.current.set(id, () => {
        clearTimeout(deadline);
        dismissToast(shown);
      });
    },
    [t, show, finish],
  );
  useEffect(() => () => void settle(), [settle]);
  return { hidden, remove, settle };
}
