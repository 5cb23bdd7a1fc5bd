import type { Mat, OpenCv } from './opencv.ts';

/** RGB pixels: three bytes each, row by row. */
export interface Rgb {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Width of the border as a share of the shorter side; objects at the edge of a photo are rarely the product. */
const borderShare = 0.06;
/**
 * Width of the left and right edges as a share of the image width, and how far a horizontal line may slope as a share
 * of the height.
 */
const sideShare = 0.02;
const rowReach = 0.03;
const clusters = 8;
const mostSamples = 4000;
/** A darker pixel counts as a shadow only above this share of the border's lightness. */
const deepestShadow = 0.4;

/**
 * Computes how much each pixel differs from the colours along the border, in CIELAB units. Lightness has a low
 * weight, and a darker pixel of the same hue an even lower one, because the object's shadow is part of the
 * background.
 */
export function unlikeBorder(cv: OpenCv, picture: Rgb): Float32Array {
  const { data, width, height } = picture;
  const rgb = new cv.Mat(height, width, cv.CV_8UC3);
  rgb.data.set(data);
  const lab = new cv.Mat();
  cv.cvtColor(rgb, lab, cv.COLOR_RGB2Lab);
  const colors = borderColors(cv, lab, picture);
  const sides = sideColors(lab, picture);
  const rows = sides.map((_, y) => nearRow(sides, y));
  const unlike = new Float32Array(width * height);
  for (let at = 0; at < unlike.length; at += 1) {
    const pixel = lab.data.subarray(at * 3, at * 3 + 3);
    let nearest = Number.POSITIVE_INFINITY;
    for (const color of colors) nearest = Math.min(nearest, squaredDifference(pixel, color));
    for (const color of rows[Math.floor(at / width)] ?? [])
      nearest = Math.min(nearest, squaredDifference(pixel, color));
    unlike[at] = Math.sqrt(nearest);
  }
  return unlike;
}

type Lab = readonly [lightness: number, a: number, b: number];

function borderColors(cv: OpenCv, lab: Mat, { width, height }: Rgb): Lab[] {
  const border = borderPixels(width, height);
  const step = Math.max(1, Math.floor(border.length / mostSamples));
  const picked = border.filter((_, index) => index % step === 0);
  const samples = new cv.Mat(picked.length, 3, cv.CV_32F);
  for (const [row, at] of picked.entries())
    samples.data32F.set(lab.data.subarray(at * 3, at * 3 + 3), row * 3);
  const centers = new cv.Mat();
  // Type 3 stops at either criterion: a movement below 0.5 or 20 iterations.
  const until = new cv.TermCriteria(3, 20, 0.5);
  cv.kmeans(samples, clusters, new cv.Mat(), until, 3, cv.KMEANS_PP_CENTERS, centers);
  return Array.from({ length: clusters }, (_, row): Lab => {
    const [lightness = 0, a = 0, b = 0] = centers.data32F.subarray(row * 3, row * 3 + 3);
    return [lightness, a, b];
  });
}

/**
 * Returns the mean colours at the left and right edge of each row: a skirting board or a horizon is too thin to get a
 * cluster of its own.
 */
function sideColors(lab: Mat, { width, height }: Rgb): Lab[][] {
  const band = Math.max(3, Math.round(width * sideShare));
  const mean = (y: number, from: number): Lab => {
    const sum = [0, 0, 0];
    for (let x = from; x < from + band; x += 1)
      for (const channel of [0, 1, 2])
        sum[channel] = (sum[channel] ?? 0) + (lab.data[(y * width + x) * 3 + channel] ?? 0);
    const [lightness = 0, a = 0, b = 0] = sum.map((value) => value / band);
    return [lightness, a, b];
  };
  return Array.from({ length: height }, (_, y) => [mean(y, 0), mean(y, width - band)]);
}

function nearRow(sides: readonly Lab[][], y: number): Lab[] {
  const reach = Math.round(sides.length * rowReach);
  return sides.slice(Math.max(0, y - reach), y + reach + 1).flat();
}

function borderPixels(width: number, height: number): number[] {
  const band = Math.max(3, Math.round(Math.min(width, height) * borderShare));
  const found: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (x < band || y < band || x >= width - band || y >= height - band) found.push(y * width + x);
  return found;
}

/** OpenCV stores a and b as bytes with an offset of 128. */
const grey = 128;

function squaredDifference(pixel: Uint8Array, [lightness, a, b]: Lab): number {
  const [ownLightness = 0, ownA = 0, ownB = 0] = pixel;
  const ratio = lightness > 0 ? Math.min(1, ownLightness / lightness) : 1;
  const weight = ownLightness >= lightness ? 0.5 : ratio > deepestShadow ? 0.15 : 0.35;
  // A shadow is less saturated than the surface it falls on.
  const faded = 0.4 + 0.6 * ratio;
  const lighter = (ownLightness - lightness) * weight;
  const redder = (ownA - grey - (a - grey) * faded) * 1.3;
  const yellower = (ownB - grey - (b - grey) * faded) * 1.3;
  return lighter * lighter + redder * redder + yellower * yellower;
}
