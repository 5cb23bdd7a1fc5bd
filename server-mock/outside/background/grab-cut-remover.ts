import sharp from 'sharp';
import { formSide } from '#domain/photo/photo-rules.ts';
import { inThread } from '../../in-thread.ts';
import { BackgroundFailure, type BackgroundRemover } from './background-remover.ts';
import type { Rgb } from './border-colors.ts';
import { gatedRemover } from './gated-remover.ts';
import type { CutOutAnswer } from './grab-cut-thread.ts';
import { laidOver } from './laid-over.ts';

export interface GrabCutSettings {
  readonly thread: URL;
  /** Milliseconds after which a thread is terminated. */
  readonly longest: number;
  /** Maximum number of photos that wait while one is processed. */
  readonly mostWaiting: number;
}

const usual: GrabCutSettings = {
  thread: new URL('./grab-cut-thread.ts', import.meta.url),
  longest: 15_000,
  mostWaiting: 6,
};

/**
 * Length in pixels of the longer side on which the outline is computed: it resolves a chair leg and takes a second of
 * CPU time.
 */
const outlineSide = 480;

/** Removes backgrounds on this server with OpenCV's GrabCut, one photo at a time, each in its own thread. */
export function createGrabCutRemover(settings: GrabCutSettings = usual): BackgroundRemover {
  const { mostWaiting } = settings;
  return gatedRemover({ atOnce: 1, mostWaiting }, (jpeg, signal) => remove(jpeg, settings, signal));
}

async function remove(
  jpeg: Buffer,
  { thread, longest }: GrabCutSettings,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const small = await pixelsOf(jpeg, outlineSide);
  const answer = await inThread<CutOutAnswer>(thread, small, longest, signal);
  signal?.throwIfAborted();
  if (answer === null) throw new BackgroundFailure('failed', 'the thread gave no answer in time');
  if (answer.alpha === null) throw new BackgroundFailure('no_subject', 'nothing stands out');
  const form = await pixelsOf(jpeg, formSide);
  const outline = { data: answer.alpha, width: small.width, height: small.height };
  return await laidOver(form, outline);
}

async function pixelsOf(jpeg: Buffer, side: number): Promise<Rgb> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
