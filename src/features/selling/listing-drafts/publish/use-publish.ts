import { useEffect, useRef, useState } from 'react';
import { type BehaviorSubject, switchMap } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { itemState$, retryNow } from '#src/data/sync/sync-status.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoCounts } from '../photos/photo-tiles.ts';
import type { PublishOutcome, PublishStep } from './publish-run.ts';

export interface Publishing {
  /** The current step; null while nothing is running. */
  readonly step: PublishStep | null;
  readonly start: () => Promise<PublishOutcome>;
  readonly stop: () => void;
}

/** Loaded on demand: publishing needs a network in any case. Null when the code cannot be fetched. */
async function loadPublishing() {
  try {
    const [{ runPublish }, { sendPublish }] = await Promise.all([
      import('./publish-run.ts'),
      import('./send-publish.ts'),
    ]);
    return { runPublish, sendPublish };
  } catch (error) {
    logger.warn('publishing_not_loaded', { error: errorText(error) });
    return null;
  }
}

/** Publishes the draft of the open form, and follows its photos and texts while they are being uploaded. */
export function usePublish(
  draftId: string,
  photos$: BehaviorSubject<PhotoCounts>,
  flush: () => Promise<void>,
): Publishing {
  const [step, setStep] = useState<PublishStep | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function start(): Promise<PublishOutcome> {
    const stop = new AbortController();
    stopper.current = stop;
    setStep({ step: 'saving' });
    retryNow();
    try {
      const loaded = await loadPublishing();
      if (loaded === null) return { kind: online$.value ? 'no_answer' : 'offline' };
      return await loaded.runPublish({
        photos$,
        saved$: database$.pipe(switchMap((database) => itemState$(database, 'drafts', draftId))),
        online$,
        flush,
        send: () => loaded.sendPublish(draftId),
        onStep: setStep,
        signal: stop.signal,
      });
    } finally {
      setStep(null);
    }
  }
  return { step, start, stop: () => stopper.current?.abort() };
}
