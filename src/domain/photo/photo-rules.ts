/**
 * What a listing photo may be. The same numbers and codes hold in the photo worker, in the upload queue and on the
 * server, so that a photo refused on the fair ground is never accepted later, nor the other way round.
 */

/** Why a photo is not taken. The interface has a sentence for each; the server answers with the same codes. */
const photoRefusals = [
  'empty_file',
  'not_an_image',
  'unsupported_image',
  'several_images',
  'damaged_file',
  'too_many_pixels',
  'too_small',
  'too_large',
  'too_many_photos',
  'storage_full',
] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** True for a text that is one of the refusal codes, e.g. when it comes out of a server's answer. */
export function isPhotoRefusal(text: unknown): text is PhotoRefusal {
  return photoRefusals.some((code) => code === text);
}

/** Bytes a prepared photo should stay under (IMG-003). */
export const preparedBytesLimit = 3_145_728;

/** The quality steps, tried in this order until the result fits; the last is kept as it is (IMG-004, IMG-005). */
export const qualitySteps = [0.8, 0.7, 0.6, 0.5, 0.4] as const;

/** Pixels of the longer side of a prepared photo (IMG-006). */
export const preparedSide = 2000;

/** Pixels of the longer side of the preview in the form (FORM-065). */
export const previewSide = 300;

/** Pixels of the longer side of the picture that the form works on: shown large, and cut out of its background (IMG-007). */
export const formSide = 1024;

/** Bytes of an upload that the server refuses to go beyond (readings IMG-005). */
export const uploadBytesLimit = 10 * 1024 * 1024;

/** Bytes of a chosen file: above this it is no photo of a phone or a camera, and reading it could end the page. */
export const originalBytesLimit = 64 * 1024 * 1024;

/**
 * Pixels of a picture that are still decoded, read from the header before anything is decoded. Sensors sold as 50
 * megapixels have up to 8192 x 6144 of them; phones save 8160 x 6144 and the like.
 */
export const pixelLimit = 8192 * 6144;

/** Pixels of the shorter side of a prepared photo under which it is of no use to a buyer. */
const smallestSide = 300;

/** Pixels of the longer side under which a picture is taken, with a hint. */
export const hintSide = 800;

/** The shop's paper: what a transparent picture is laid on, since a JPEG has no transparency. */
export const paperColor = '#faf7f2';

/** The longer side of `size` brought within `side`, the ratio kept; a small picture is never enlarged. */
export function fitInside(size: PixelSize, side: number): PixelSize {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Whether a picture of this size is refused as too_small. A wide panorama loses its height when it is prepared, so the
 * prepared size counts: the device refuses the original for what the server would refuse of its upload.
 */
export function isTooSmall(size: PixelSize): boolean {
  const { width, height } = fitInside(size, preparedSide);
  return Math.min(width, height) < smallestSide;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}
