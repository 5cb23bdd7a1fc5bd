import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds in which taking out a photo can be undone. */
const undoTime = 7_000;

export interface Removals {
  /** Photos that look gone already. */
  readonly hidden: ReadonlySet<string>;
  readonly remove: (id: string) => void;
  readonly undo: (id: string) => void;
  /** Carries out what was not undone; before publishing and when the form is left. */
  readonly settle: () => Promise<void>;
}

/**
 * Takes photos out of sight at once and out of the draft a little later, so that it can be undone. When the app is killed
 * in between, the photo is simply still there.
 */
export function useRemovals(carryOut: (id: string) => Promise<void>): Removals {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(carryOut);
  latest.current = carryOut;

  const show = useCallback((id: string) => {
    setHidden((before) => new Set([...before].filter((other) => other !== id)));
  }, []);
  const finish = useCallback(
    async (id: string) => {
      clearTimeout(timers.current.get(id));
      if (!timers.current.delete(id)) return;
      await latest.current(id).catch(() => show(id));
    },
    [show],
  );
  const settle = useCallback(async () => {
    await Promise.all([...timers.current.keys()].map(finish));
  }, [finish]);
  const remove = useCallback(
    (id: string) => {
      setHidden((before) => new Set([...before, id]));
      timers.current.set(
        id,
        setTimeout(() => void finish(id), undoTime),
      );
    },
    [finish],
  );
  const undo = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      show(id);
    },
    [show],
  );
  useEffect(() => () => void settle(), [settle]);
  return { hidden, remove, undo, settle };
}
