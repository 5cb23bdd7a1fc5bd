import type { ColorSource } from './color-source.ts';
import { type RgbSpace, rgbSpaceOf } from './rgb-space.ts';
import { srgbEncoded } from './tone-curve.ts';

/** Converts RGBA bytes in place. Alpha is unchanged. */
export type PixelConversion = (pixels: Uint8ClampedArray) => void;

/** XYZ relative to D50 to linear sRGB. */
const xyzToSrgb = [
  3.133856, -1.616867, -0.490615, -0.978768, 1.916141, 0.033454, 0.071945, -0.228991, 1.405243,
] as const;

/** Enough steps of linear light that neighbouring steps never skip one of the 256 encoded values. */
const steps = 16_384;

/**
 * Returns the conversion of decoded pixels to sRGB, with the relative colorimetric intent: colours outside sRGB are
 * clipped. Returns null for colour spaces that are not supported (profiles with lookup tables).
 */
export function conversionToSrgb(source: ColorSource): PixelConversion | null {
  const space = rgbSpaceOf(source);
  if (space === null) return null;
  const convert = conversionOf(space);
  return changesNothing(convert) ? () => undefined : convert;
}

/** Returns true for profiles that describe sRGB itself, of which there are many variants. */
export function isSrgb(source: ColorSource): boolean {
  const space = rgbSpaceOf(source);
  return space !== null && changesNothing(conversionOf(space));
}

function conversionOf({ curves, toXyz }: RgbSpace): PixelConversion {
  const [r, g, b] = curves.map((curve) =>
    Float64Array.from({ length: 256 }, (_, value) => curve(value / 255)),
  );
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = product(toXyz);
  const encoded = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => srgbEncoded(step / steps) * 255);
  const encode = (linear: number) =>
    encoded[linear <= 0 ? 0 : linear >= 1 ? steps : (linear * steps + 0.5) | 0] ?? 0;
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const red = r?.[pixels[at] ?? 0] ?? 0;
      const green = g?.[pixels[at + 1] ?? 0] ?? 0;
      const blue = b?.[pixels[at + 2] ?? 0] ?? 0;
      pixels[at] = encode(m0 * red + m1 * green + m2 * blue);
      pixels[at + 1] = encode(m3 * red + m4 * green + m5 * blue);
      pixels[at + 2] = encode(m6 * red + m7 * green + m8 * blue);
    }
  };
}

/** Returns `xyzToSrgb` times `matrix`. */
function product(matrix: RgbSpace['toXyz']): RgbSpace['toXyz'] {
  const cell = (index: number): number => {
    const [row, column] = [Math.floor(index / 3) * 3, index % 3];
    const part = (step: number) => (xyzToSrgb[row + step] ?? 0) * (matrix[step * 3 + column] ?? 0);
    return part(0) + part(1) + part(2);
  };
  return [cell(0), cell(1), cell(2), cell(3), cell(4), cell(5), cell(6), cell(7), cell(8)];
}

/** Tests an even grid of colours, with a tolerance of 1: sRGB profiles differ from each other by rounding. */
function changesNothing(convert: PixelConversion): boolean {
  const levels = [0, 51, 102, 153, 204, 255];
  const grid = levels.flatMap((red) =>
    levels.flatMap((green) => levels.flatMap((blue) => [red, green, blue, 255])),
  );
  const pixels = Uint8ClampedArray.from(grid);
  convert(pixels);
  return pixels.every((value, index) => Math.abs(value - (grid[index] ?? 0)) <= 1);
}
