import { type Rgb, unlikeBorder } from './border-colors.ts';
import { firstGuess } from './first-guess.ts';
import { keepMainParts } from './main-parts.ts';
import type { OpenCv } from './opencv.ts';

const rounds = 6;
/** Shares of the picture between which something was found that can be an object. */
const smallest = 0.005;
const largest = 0.92;

/**
 * How opaque each pixel of a small picture is, 0 to 255, when only its main object is to be seen; null when nothing
 * stands out. GrabCut (Rother, Kolmogorov, Blake 2004), begun with what differs from the colours along the border.
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
