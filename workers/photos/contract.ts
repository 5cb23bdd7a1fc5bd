import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';

/** What the photo worker is busy with; `converting` happens only for HEIC. */
export type PhotoStep = 'reading' | 'converting' | 'compressing' | 'hashing';

/** The decoder of JPEG, PNG, WebP and AVIF: `auto` takes the first that this browser has. */
export type RasterDecoderChoice = 'auto' | 'image_decoder' | 'image_bitmap' | 'library';

/** The decoder of HEIC: `auto` tries them in this order. */
export type HeicDecoderChoice = 'auto' | 'native' | 'libheif' | 'heic_to';

export interface PrepareOptions {
  readonly raster: RasterDecoderChoice;
  readonly heic: HeicDecoderChoice;
}

/** A photo ready to be kept and uploaded: upright, within 2000 x 2000, without any of the camera's data. */
export interface PreparedPhoto {
  readonly blob: Blob;
  /** SHA-256 of `blob` as 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** A JPEG of at most 300 x 300 pixels for the form. */
  readonly thumb: Blob;
  /** The JPEG quality at which it fitted; null where the bytes are the original ones. */
  readonly quality: number | null;
  /** Which decoder did the work. */
  readonly way: Exclude<RasterDecoderChoice | HeicDecoderChoice, 'auto'> | 'original';
  /** True when the longer side is under 800 pixels: good enough, but a buyer sees little. */
  readonly small: boolean;
}

/** Refusals are answers, never exceptions: an exception is a fault of the machinery and may be tried again. */
export type PrepareAnswer =
  | { readonly kind: 'prepared'; readonly photo: PreparedPhoto }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal }
  /** A sound HEIC file that no decoder of this device could open: the server may convert it (IMG-011). */
  | { readonly kind: 'heic_unreadable' };

/** Told at the start of each step and, within a step, whenever there is news; `progress` runs from 0 to 1. */
export type StepListener = (step: PhotoStep, progress: number) => void;

/** The worker's side of Comlink (PWA-011). One picture at a time; ending the worker is how a picture is cancelled. */
export interface PhotoWorkerApi {
  prepare(file: Blob, listener: StepListener, options?: PrepareOptions): Promise<PrepareAnswer>;
  /** Takes a file as it is, when a conversion failed everywhere (IMG-008): hashed and measured, nothing else. */
  keepOriginal(file: Blob): Promise<PrepareAnswer>;
}
