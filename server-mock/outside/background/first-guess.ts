import type { Rgb } from './border-colors.ts';
import type { OpenCv } from './opencv.ts';

/** Difference from the border above which a pixel certainly does not belong to the background. */
const clearlyUnlike = 36;
/** Difference from the border below which a pixel is certainly background. */
const likeBorder = 1.5;
/** Minimum and maximum share of the picture that the initial guess marks as the object. */
const smallestShare = 0.05;
const largestShare = 0.4;

/** Returns how close a pixel is to the usual position of the product: 1 at the centre, slightly below the middle. */
export function centrality(x: number, y: number, { width, height }: Rgb): number {
  const across = (x - width / 2) / (width * 0.32);
  const down = (y - height * 0.52) / (height * 0.36);
  return Math.exp(-0.45 * (across * across + down * down));
}

/**
 * Builds the initial GrabCut mask: the rim is background, and pixels near the centre that differ from it are probable
 * foreground.
 */
export function firstGuess(cv: OpenCv, unlike: Float32Array, picture: Rgb): Uint8Array {
  const { width, height } = picture;
  const score = new Float32Array(unlike.length);
  for (let at = 0; at < score.length; at += 1) {
    const difference = Math.min(unlike[at] ?? 0, clearlyUnlike) / clearlyUnlike;
    score[at] = (difference * 0.92 + 0.08) * centrality(at % width, Math.floor(at / width), picture);
  }
  const sorted = score.toSorted();
  const atShare = (share: number) => sorted[Math.floor(score.length * (1 - share))] ?? 0;
  const least = Math.min(Math.max(otsu(score), atShare(largestShare)), atShare(smallestShare));
  const rim = Math.max(2, Math.round(Math.min(width, height) * 0.02));
  return Uint8Array.from(score, (value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isRim = x < rim || y < rim || x >= width - rim || y >= height - rim;
    if (isRim || (unlike[at] ?? 0) < likeBorder) return cv.GC_BGD;
    return value >= least ? cv.GC_PR_FGD : cv.GC_PR_BGD;
  });
}

/** Computes Otsu's threshold, which best separates scores (0 to 1) into two groups. */
function otsu(scores: Float32Array): number {
  const steps = 256;
  const histogram = new Float64Array(steps);
  for (const score of scores) {
    const step = Math.min(steps - 1, Math.floor(score * (steps - 1)));
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  const total = histogram.reduce((sum, count, step) => sum + count * step, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 0];
  for (const [step, count] of histogram.entries()) {
    below += count;
    sumBelow += count * step;
    const above = scores.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const spread = below * above * apart * apart;
    if (spread > best) [best, threshold] = [spread, step];
  }
  return (threshold + 1) / (steps - 1);
}
