import { type Rgb, unlikeBorder } from './border-colors.ts';
import { firstGuess } from './first-guess.ts';
import { keepMainParts } from './main-parts.ts';
import type { OpenCv } from './opencv.ts';

const rounds = 6;
/** Minimum and maximum share of the picture that counts as an object. */
const smallest = 0.005;
const largest = 0.92;

/**
 * Computes the opacity (0 to 255) of each pixel of a small picture so that only its main object is visible; null if
 * nothing stands out. Uses GrabCut (Rother, Kolmogorov, Blake 2004), initialised with the difference from the
 * border's colours.
 */
export function cutOut(cv: OpenCv, picture: Rgb): Uint8Array<ArrayBuffer> | null {
  const { data, width, height } = picture;
  const unlike = unlikeBorder(cv, picture);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  mask.data.set(firstGuess(cv, unlike, picture));
  if (!mask.data.includes(cv.GC_PR_FGD)) return null;
  const rgb = new cv.Mat(height, width, cv.CV_8UC3);
  rgb.data.set(data);
  const noBox = new cv.Rect(0, 0, 1, 1);
  cv.grabCut(rgb, mask, noBox, new cv.Mat(), new cv.Mat(), rounds, cv.GC_INIT_WITH_MASK);
  for (const [at, kind] of mask.data.entries())
    mask.data[at] = kind === cv.GC_FGD || kind === cv.GC_PR_FGD ? 255 : 0;
  const share = keepMainParts(cv, mask, unlike, picture) / (width * height);
  if (share < smallest || share > largest) return null;
  cv.GaussianBlur(mask, mask, new cv.Size(3, 3), 0.8);
  return Uint8Array.from(mask.data);
}
