import { useEffect, useRef, useState } from 'react';
import type { BackgroundRefusal, BackgroundRemoval } from '#src/data/photos/remove-background.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import type { PhotoTile } from './photo-tiles.ts';

/** Before and after, as addresses for an <img>. */
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
      readonly original: File;
      readonly cutOut: File;
    }
  | { readonly kind: 'refused'; readonly reason: BackgroundRefusal };

export interface BackgroundTool {
  /** A background is being removed, or waits for a choice between before and after. */
  readonly isOpen: boolean;
  readonly preview: BackgroundPreview | null;
  readonly refusal: BackgroundRefusal | null;
  /** The main photo is one whose background was removed here: it can be put back. */
  readonly canRestore: boolean;
  readonly start: (tile: PhotoTile) => void;
  /** Gives up, or leaves the photo as it is. */
  readonly keepOriginal: () => void;
  readonly useCutOut: () => void;
  readonly restore: () => void;
}

/** Photos of which the server or this device has bytes to work on. */
export function canRemoveBackground({ state, photo }: PhotoTile): boolean {
  const known = photo.hash !== null || photo.mediaKey !== null;
  return known && !['elsewhere', 'refused', 'converting', 'compressing'].includes(state);
}

/**
 * Removes the background of the main photo (FORM-048): first a preview, then `exchange` puts the chosen file in the place
 * of the photo. The original stays at hand for as long as the form is open.
 */
export function useBackground(
  featured: PhotoTile | undefined,
  exchange: (tile: PhotoTile, file: File) => void,
): BackgroundTool {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [originals, setOriginals] = useState<ReadonlyMap<string, File>>(new Map());
  const asking = useRef<AbortController | null>(null);
  const preview = step.kind === 'ready' ? step.preview : null;
  useEffect(() => () => void (preview !== null && forget(preview)), [preview]);
  useEffect(() => () => asking.current?.abort(), []);
  const original = featured === undefined ? undefined : originals.get(featured.name);

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
            original: new File([answer.original], tile.name, { type: 'image/jpeg' }),
            cutOut: new File([answer.after], cutOutName(tile.name), { type: 'image/jpeg' }),
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
    canRestore: original !== undefined,
    start,
    keepOriginal: () => {
      asking.current?.abort();
      setStep({ kind: 'idle' });
    },
    useCutOut: () => {
      if (step.kind !== 'ready') return;
      setOriginals(new Map([...originals, [step.cutOut.name, step.original]]));
      exchange(step.tile, step.cutOut);
      setStep({ kind: 'idle' });
    },
    restore: () => {
      if (featured !== undefined && original !== undefined) exchange(featured, original);
    },
  };
}

/** What does it arrives when it is asked for; without a network it could do nothing. */
async function ask({ photo }: PhotoTile, signal: AbortSignal): Promise<BackgroundRemoval> {
  const loaded = await import('#src/data/photos/remove-background.ts').catch(() => null);
  if (loaded !== null) return await loaded.removeBackground(photo, signal);
  return { kind: 'refused', reason: online$.value ? 'failed' : 'offline' };
}

/** The photo's own name with something of this moment, so that no other photo is taken for the cut-out. */
function cutOutName(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '').slice(0, 200);
  return `${stem}-${crypto.randomUUID().slice(0, 8)}.jpg`;
}

function forget({ before, after }: BackgroundPreview): void {
  URL.revokeObjectURL(before);
  URL.revokeObjectURL(after);
}
