import { filter, firstValueFrom, map, merge, Observable } from 'rxjs';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { PhotoCounts } from '../photos/photo-tiles.ts';

/** The step that the publish button shows. */
export type PublishStep =
  | { readonly step: 'photos'; readonly done: number; readonly total: number }
  | { readonly step: 'saving' }
  | { readonly step: 'placing' };

/** The server's answer: published, or the reason why not. */
export type PublishAnswer =
  | { readonly kind: 'placed'; readonly live: boolean; readonly slug: string }
  | { readonly kind: 'problems'; readonly problems: readonly { field: string; code: string }[] }
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'refused'; readonly message: string };

export type PublishOutcome =
  | PublishAnswer
  | { readonly kind: 'stopped' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'photos_need_attention' }
  | { readonly kind: 'not_accepted' }
  /** Whether the server published it is unknown; a retry with the same command is safe. */
  | { readonly kind: 'no_answer' };

export interface PublishParts {
  readonly photos$: Observable<PhotoCounts>;
  readonly saved$: Observable<'only_here' | 'sending' | 'saved' | 'rejected'>;
  readonly online$: Observable<boolean>;
  /** Writes typed values to the local database. */
  readonly flush: () => Promise<void>;
  /** Sends the command; throws when there was no answer. */
  readonly send: () => Promise<PublishAnswer>;
  readonly onStep: (step: PublishStep) => void;
  readonly signal: AbortSignal;
}

type Gate = { readonly kind: 'open' } | Exclude<PublishOutcome, PublishAnswer>;

/**
 * Publishes a draft: waits until its photos and texts are on the server, with visible progress and a way to stop, and
 * then sends the command. A binding action is never queued: offline it ends at once, and nothing is lost.
 */
export async function runPublish(parts: PublishParts): Promise<PublishOutcome> {
  const stopped$ = whenStopped(parts.signal);
  const offline$ = parts.online$.pipe(
    filter((online) => !online),
    map((): Gate => ({ kind: 'offline' })),
  );
  const pass = (gate$: Observable<Gate>) => firstValueFrom(merge(offline$, gate$, stopped$));

  await parts.flush();
  const photos = await pass(photosGate(parts));
  if (photos.kind !== 'open') return photos;
  parts.onStep({ step: 'saving' });
  await parts.flush();
  const saved = await pass(savedGate(parts));
  if (saved.kind !== 'open') return saved;
  parts.onStep({ step: 'placing' });
  try {
    return await parts.send();
  } catch (error) {
    logger.warn('publish_not_answered', { error: errorText(error) });
    return { kind: 'no_answer' };
  }
}

function photosGate({ photos$, onStep }: PublishParts): Observable<Gate> {
  return photos$.pipe(
    map((counts): Gate | null => {
      if (counts.uploaded === counts.total) return { kind: 'open' };
      if (counts.underway === 0) return { kind: 'photos_need_attention' };
      onStep({ step: 'photos', done: counts.uploaded, total: counts.total });
      return null;
    }),
    filter((gate) => gate !== null),
  );
}

function savedGate({ saved$ }: PublishParts): Observable<Gate> {
  return saved$.pipe(
    map((state): Gate | null => {
      if (state === 'saved') return { kind: 'open' };
      return state === 'rejected' ? { kind: 'not_accepted' } : null;
    }),
    filter((gate) => gate !== null),
  );
}

function whenStopped(signal: AbortSignal): Observable<Gate> {
  return new Observable<Gate>((observer) => {
    const stop = () => observer.next({ kind: 'stopped' });
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    return () => signal.removeEventListener('abort', stop);
  });
}
