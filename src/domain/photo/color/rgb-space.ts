import { ByteView } from '../header/byte-view.ts';
import type { ColorSource } from './color-source.ts';
import { gammaCurve, parametricCurve, sampledCurve, srgbCurve, type ToneCurve } from './tone-curve.ts';

/** A 3 x 3 matrix in row-major order. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** An RGB colour space: a tone curve per channel, then a matrix to CIE XYZ relative to D50. */
export interface RgbSpace {
  readonly curves: readonly [ToneCurve, ToneCurve, ToneCurve];
  readonly toXyz: Matrix;
}

// Adapted to D50 with the Bradford transform, as in the profiles that the ICC publishes.
const srgbToXyz: Matrix = [
  0.436066, 0.385147, 0.143066, 0.222488, 0.716873, 0.060608, 0.013916, 0.097076, 0.714096,
];
const displayP3ToXyz: Matrix = [
  0.515102, 0.291965, 0.157153, 0.241182, 0.692236, 0.066582, -0.001049, 0.041882, 0.784378,
];
const rec2020ToXyz: Matrix = [
  0.673459, 0.165661, 0.1251, 0.279033, 0.675338, 0.045629, -0.001931, 0.029979, 0.797162,
];

/** Returns the colour space that a file names, or null when it is not an RGB space of tone curves and a matrix. */
export function rgbSpaceOf(source: ColorSource): RgbSpace | null {
  return source.kind === 'icc' ? ofProfile(new ByteView(source.profile)) : ofCodePoints(source);
}

/**
 * Interprets CICP code points. Unknown primaries are treated as those of sRGB, and the transfer functions of video
 * (BT.709 and related) as that of sRGB, as browsers do.
 */
function ofCodePoints({ primaries, transfer }: { primaries: number; transfer: number }): RgbSpace {
  const curve = transfer === 4 ? gammaCurve(2.2) : transfer === 8 ? gammaCurve(1) : srgbCurve;
  const wide = primaries === 9 ? rec2020ToXyz : primaries === 12 ? displayP3ToXyz : null;
  return { curves: [curve, curve, curve], toXyz: wide ?? srgbToXyz };
}

/**
 * Reads a matrix/TRC profile (ICC.1:2022, 8.4.3). Returns null for a profile with lookup tables, which take
 * precedence over the matrix.
 */
function ofProfile(profile: ByteView): RgbSpace | null {
  if (profile.text(16, 8) !== 'RGB XYZ ' || tagOf(profile, 'A2B0') !== null) return null;
  const [red, green, blue] = [xyz(profile, 'rXYZ'), xyz(profile, 'gXYZ'), xyz(profile, 'bXYZ')];
  const [r, g, b] = [curve(profile, 'rTRC'), curve(profile, 'gTRC'), curve(profile, 'bTRC')];
  if (red === null || green === null || blue === null || r === null || g === null || b === null) return null;
  return {
    curves: [r, g, b],
    toXyz: [red[0], green[0], blue[0], red[1], green[1], blue[1], red[2], green[2], blue[2]],
  };
}

function tagOf(profile: ByteView, name: string): ByteView | null {
  const count = Math.min(profile.u32(128) ?? 0, 100);
  for (let index = 0; index < count; index += 1) {
    const at = 132 + index * 12;
    if (profile.text(at, 4) !== name) continue;
    const [place, length] = [profile.u32(at + 4) ?? 0, profile.u32(at + 8) ?? 0];
    return profile.part(place, place + length);
  }
  return null;
}

function xyz(profile: ByteView, name: string): readonly [number, number, number] | null {
  const tag = tagOf(profile, name);
  if (tag === null || tag.text(0, 4) !== 'XYZ ' || tag.length < 20) return null;
  return [fixed(tag, 8), fixed(tag, 12), fixed(tag, 16)];
}

function curve(profile: ByteView, name: string): ToneCurve | null {
  const tag = tagOf(profile, name);
  if (tag === null) return null;
  if (tag.text(0, 4) === 'para') {
    const values: number[] = [];
    for (let at = 12; at + 4 <= tag.length; at += 4) values.push(fixed(tag, at));
    return parametricCurve(tag.u16(8) ?? -1, values);
  }
  if (tag.text(0, 4) !== 'curv') return null;
  const count = tag.u32(8) ?? 0;
  if (count === 0) return gammaCurve(1);
  if (count === 1) return gammaCurve((tag.u16(12) ?? 256) / 256);
  if (12 + count * 2 > tag.length) return null;
  return sampledCurve(Array.from({ length: count }, (_, index) => (tag.u16(12 + index * 2) ?? 0) / 65_535));
}

/** Reads an s15Fixed16Number: a signed number with 16 fractional bits. */
function fixed(view: ByteView, at: number): number {
  return ((view.u32(at) ?? 0) | 0) / 65_536;
}
