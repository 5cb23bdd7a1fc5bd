import { useEffect, useState } from 'react';

type Stage = 'hydrating' | 'hydrated' | 'replayed';

/**
 * Follows the hydration of a part of a server-rendered page that another one soon replaces: it must stay until what was
 * typed before is in its state. The part's element has `data-hydrating` while the stage is `hydrating`; in the next
 * stages events are replayed to it (src/app/early/replay.ts), and then it can be replaced.
 */
export function useEarlyEvents(): Stage {
  const [stage, setStage] = useState<Stage>('hydrating');
  useEffect(() => {
    if (stage === 'hydrating') setStage('hydrated');
    if (stage !== 'hydrated') return;
    // In a task of its own, as in src/app/hydrated.tsx.
    const timer = setTimeout(() => {
      globalThis.replayEarlyEvents?.();
      setStage('replayed');
    }, 0);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage;
}
