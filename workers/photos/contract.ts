import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/** The current step of the photo worker; `converting` occurs only for HEIC. */
export type PhotoStep = 'reading' | 'converting' | 'compressing' | 'hashing';

/** The decoder for JPEG, PNG, WebP and AVIF. `auto` uses the first one that the browser supports. */
export type RasterDecoderChoice = 'auto' | 'image_decoder' | 'image_bitmap' | 'library';

/** The decoder for HEIC. `auto` tries them in this order. */
export type HeicDecoderChoice = 'auto' | 'native' | 'libheif' | 'heic_to';

export interface PrepareOptions {
  readonly raster: RasterDecoderChoice;
  readonly heic: HeicDecoderChoice;
}

/** A photo ready for storing and uploading: upright, within 2000 x 2000 pixels, without camera data. */
export interface PreparedPhoto {
  readonly blob: Blob;
  /** SHA-256 of `blob` as 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** A JPEG of at most 300 x 300 pixels for the form. */
  readonly thumb: Blob;
  /** The JPEG quality that was used; null when the original pixels were kept. */
  readonly quality: number | null;
  /** The decoder that was used. */
  readonly way: Exclude<RasterDecoderChoice | HeicDecoderChoice, 'auto'> | 'original';
  /** True when the longer side is under 800 pixels: accepted, but too small to show much to a buyer. */
  readonly small: boolean;
}

/** Refusals are results and never exceptions. An exception is a technical failure and can be retried. */
export type PrepareAnswer =
  | { readonly kind: 'prepared'; readonly photo: PreparedPhoto }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal }
  /** A valid HEIC file that no decoder on this device could open. The server may be able to convert it (IMG-011). */
  | { readonly kind: 'heic_unreadable' };

/** Called at the start of each step and whenever its progress changes; `progress` is between 0 and 1. */
export type StepListener = (step: PhotoStep, progress: number) => void;

/**
 * The API that the worker exposes with Comlink (PWA-011). It handles one photo at a time, which can only be cancelled
 * by terminating the worker.
 */
export interface PhotoWorkerApi {
  prepare(file: Blob, listener: StepListener, options?: PrepareOptions): Promise<PrepareAnswer>;
  /** Accepts a file unchanged after every conversion has failed (IMG-008). It is only hashed and measured. */
  keepOriginal(file: Blob): Promise<PrepareAnswer>;
}
