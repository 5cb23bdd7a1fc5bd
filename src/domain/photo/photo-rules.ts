/**
 * The requirements for a product photo. The photo worker, the upload queue and the server share the same limits and
 * codes, so that no photo is refused on the device and accepted by the server, or the other way round.
 */

/** Why a photo is refused. The interface has a message for each code; the server returns the same codes. */
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

/** Returns true for a refusal code, for example one in a server response. */
export function isPhotoRefusal(text: unknown): text is PhotoRefusal {
  return photoRefusals.some((code) => code === text);
}

/** The target size of a prepared photo in bytes (IMG-003). */
export const preparedBytesLimit = 3_145_728;

/**
 * The JPEG quality steps, tried in this order until the result fits. The result of the last step is always used
 * (IMG-004, IMG-005).
 */
export const qualitySteps = [0.8, 0.7, 0.6, 0.5, 0.4] as const;

/** The longer side of a prepared photo in pixels (IMG-006). */
export const preparedSide = 2000;

/** The longer side of the preview in the form, in pixels (FORM-065). */
export const previewSide = 300;

/**
 * The longer side, in pixels, of the image used by the form for the large view and for background removal (IMG-007).
 */
export const formSide = 1024;

/** The maximum size of an upload in bytes; the server refuses more (IMG-005, docs/readings.md). */
export const uploadBytesLimit = 10 * 1024 * 1024;

/**
 * The maximum bytes of the photos that an account has uploaded and nothing uses yet: no product, no synced draft, no
 * complaint. 40 drafts with 20 prepared photos each, all on their way before the first draft syncs, have 2.3 GB.
 */
export const unusedBytesLimit = 4 * 1024 ** 3;

/**
 * The maximum size of a selected file in bytes. A larger file is not a photo of a phone or camera, and reading it
 * could crash the page.
 */
export const originalBytesLimit = 64 * 1024 * 1024;

/**
 * The maximum number of pixels of an image, checked in the header before decoding. Sensors sold as 50 megapixels have
 * up to 8192 x 6144 pixels; phones save 8160 x 6144 and similar sizes.
 */
export const pixelLimit = 8192 * 6144;

/** The minimum length of the shorter side of a prepared photo, in pixels. Smaller photos are useless to buyers. */
const smallestSide = 300;

/** The length of the longer side, in pixels, below which a photo is accepted with a hint. */
export const hintSide = 800;

/** The shop's background colour. Transparent images are drawn on it because JPEG has no transparency. */
export const paperColor = '#faf7f2';

/** Scales `size` so that its longer side is at most `side`, preserving the aspect ratio. Never enlarges. */
export function fitInside(size: PixelSize, side: number): PixelSize {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Whether an image of this size is refused as too_small. The prepared size counts, because preparing a wide panorama
 * reduces its height: the device refuses exactly the originals whose uploads the server would refuse.
 */
export function isTooSmall(size: PixelSize): boolean {
  const { width, height } = fitInside(size, preparedSide);
  return Math.min(width, height) < smallestSide;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}
