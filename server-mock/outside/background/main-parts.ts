import type { Rgb } from './border-colors.ts';
import { centrality } from './first-guess.ts';
import type { Mat, OpenCv } from './opencv.ts';

/**
 * Minimum weight of a part, as a share of the heaviest part: includes the foot of a lamp, but not a plant in the
 * corner.
 */
const leastWeight = 0.08;
/** Holes up to this share of the object's area are filled; the space between chair legs is larger. */
const smallHole = 0.004;
/**
 * Larger holes up to this share are filled if their colour differs clearly from the border's, such as a white cushion
 * on a chair.
 */
const filledHole = 0.05;
const unlikeEnough = 12;

/** Compact holes up to this share are filled, such as a label or a drawer front; gaps between slats are long. */
const compactHole = 0.02;
const longest = 2.6;

const statColumns = 5;

/**
 * Reduces the mask to the parts near the centre, without specks and holes. Returns the number of remaining pixels.
 */
export function keepMainParts(cv: OpenCv, mask: Mat, unlike: Float32Array, picture: Rgb): number {
  const kernel = cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(3, 3));
  cv.morphologyEx(mask, mask, cv.MORPH_OPEN, kernel);
  cv.morphologyEx(mask, mask, cv.MORPH_CLOSE, kernel);
  const area = dropFarParts(cv, mask, picture);
  closeHoles(cv, mask, unlike, area);
  return mask.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
}

function dropFarParts(cv: OpenCv, mask: Mat, picture: Rgb): number {
  const labels = new cv.Mat();
  const count = cv.connectedComponentsWithStats(mask, labels, new cv.Mat(), new cv.Mat(), 8, cv.CV_32S);
  const weights = new Float64Array(count);
  for (const [at, label] of labels.data32S.entries())
    if (label > 0)
      weights[label] =
        (weights[label] ?? 0) + centrality(at % picture.width, Math.floor(at / picture.width), picture);
  const least = Math.max(...weights) * leastWeight;
  let area = 0;
  for (const [at, label] of labels.data32S.entries()) {
    const isMain = label > 0 && (weights[label] ?? 0) >= least;
    mask.data[at] = isMain ? 255 : 0;
    if (isMain) area += 1;
  }
  return area;
}

function closeHoles(cv: OpenCv, mask: Mat, unlike: Float32Array, area: number): void {
  for (const [at, value] of mask.data.entries()) mask.data[at] = 255 - value;
  const [labels, stats] = [new cv.Mat(), new cv.Mat()];
  const count = cv.connectedComponentsWithStats(mask, labels, stats, new cv.Mat(), 4, cv.CV_32S);
  const difference = new Float64Array(count);
  for (const [at, label] of labels.data32S.entries())
    difference[label] = (difference[label] ?? 0) + (unlike[at] ?? 0);
  const isHole = Array.from({ length: count }, (_, label) => {
    const [, , width = 1, height = 1, size = 1] = stats.data32S.subarray(label * statColumns);
    if (label === 0 || size > area * filledHole) return label === 0;
    const isLong = Math.max(width / height, height / width) > longest;
    const isCompact = !isLong && size / (width * height) > 0.7 && size < area * compactHole;
    return isCompact || size < area * smallHole || (difference[label] ?? 0) / size > unlikeEnough;
  });
  // Label 0 is the background of the inverted mask, which is the object itself.
  for (const [at, label] of labels.data32S.entries()) mask.data[at] = isHole[label] ? 255 : 0;
}
