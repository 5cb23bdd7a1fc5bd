import { useEffect, useRef, useState } from 'react';
import type { BackgroundRefusal, BackgroundRemoval } from '#src/data/photos/remove-background.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import type { PhotoTile } from './photo-tiles.ts';
import type { CutOutActions } from './use-draft-photos.ts';

/** The two versions, as URLs for an <img>. */
export interface BackgroundPreview {
  readonly before: string;
  readonly after: string;
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | {
      readonly kind: 'ready';
      readonly tile: PhotoTile;
      readonly preview: BackgroundPreview;
      readonly source: File;
      readonly cutOut: File;
    }
  | { readonly kind: 'refused'; readonly reason: BackgroundRefusal };

export interface BackgroundTool {
  /** The background is being removed, or the person has to choose between the two versions. */
  readonly isOpen: boolean;
  readonly preview: BackgroundPreview | null;
  readonly refusal: BackgroundRefusal | null;
  readonly start: (tile: PhotoTile) => void;
  /** Cancels, or keeps the photo as it is. */
  readonly keepOriginal: () => void;
  readonly useCutOut: () => void;
}

/** True for photos whose file is on the server or on this device. */
export function canRemoveBackground({ state, photo }: PhotoTile): boolean {
  const known = photo.hash !== null || photo.mediaKey !== null;
  return known && !['elsewhere', 'refused', 'converting', 'compressing'].includes(state);
}

/**
 * Removes the background of a photo (FORM-048): shows a preview first, then calls `onChosen` with the cut-out and its
 * source.
 */
export function useBackground(onChosen: CutOutActions['use']): BackgroundTool {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const asking = useRef<AbortController | null>(null);
  const preview = step.kind === 'ready' ? step.preview : null;
  useEffect(() => () => void (preview !== null && forget(preview)), [preview]);
  useEffect(() => () => asking.current?.abort(), []);

  const start = (tile: PhotoTile): void => {
    const controller = new AbortController();
    asking.current = controller;
    setStep({ kind: 'working' });
    ask(tile, controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        if (answer.kind === 'refused') setStep(answer);
        else
          setStep({
            kind: 'ready',
            tile,
            source: new File([answer.original], tile.name, { type: 'image/jpeg' }),
            cutOut: new File([answer.after], tile.name, { type: 'image/jpeg' }),
            preview: {
              before: URL.createObjectURL(answer.before),
              after: URL.createObjectURL(answer.after),
            },
          });
      },
      () => undefined,
    );
  };
  return {
    isOpen: step.kind === 'working' || step.kind === 'ready',
    preview,
    refusal: step.kind === 'refused' ? step.reason : null,
    start,
    keepOriginal: () => {
      asking.current?.abort();
      setStep({ kind: 'idle' });
    },
    useCutOut: () => {
      if (step.kind !== 'ready') return;
      onChosen(step.tile, step.cutOut, step.source);
      setStep({ kind: 'idle' });
    },
  };
}

/** The code is loaded on demand; it needs a network in any case. */
async function ask({ photo }: PhotoTile, signal: AbortSignal): Promise<BackgroundRemoval> {
  const loaded = await import('#src/data/photos/remove-background.ts').catch(() => null);
  if (loaded !== null) return await loaded.removeBackground(photo, signal);
  return { kind: 'refused', reason: online$.value ? 'failed' : 'offline' };
}

function forget({ before, after }: BackgroundPreview): void {
  URL.revokeObjectURL(before);
  URL.revokeObjectURL(after);
}
