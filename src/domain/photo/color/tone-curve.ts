/** Maps an encoded value (0 to 1) to linear light (0 to 1). */
export type ToneCurve = (value: number) => number;

/** The transfer function of sRGB (IEC 61966-2-1), which Display P3 shares. */
export const srgbCurve: ToneCurve = (value) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Encodes linear light as an sRGB value. */
export const srgbEncoded: ToneCurve = (value) =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function gammaCurve(gamma: number): ToneCurve {
  return (value) => value ** gamma;
}

/** Returns a curve of evenly spaced samples with linear interpolation. */
export function sampledCurve(samples: readonly number[]): ToneCurve {
  const last = samples.length - 1;
  return (value) => {
    const place = Math.min(1, Math.max(0, value)) * last;
    const below = Math.floor(place);
    const [from, to] = [samples[below] ?? 0, samples[Math.min(last, below + 1)] ?? 0];
    return from + (to - from) * (place - below);
  };
}

/** Returns a parametric curve (ICC.1:2022, 10.18), or null for an unknown type. */
export function parametricCurve(type: number, values: readonly number[]): ToneCurve | null {
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  const power: ToneCurve = (value) => Math.max(0, a * value + b) ** g;
  switch (type) {
    case 0:
      return gammaCurve(g);
    case 1:
      return (value) => (value >= -b / a ? power(value) : 0);
    case 2:
      return (value) => (value >= -b / a ? power(value) + c : c);
    case 3:
      return (value) => (value >= d ? power(value) : c * value);
    case 4:
      return (value) => (value >= d ? power(value) + e : c * value + f);
    default:
      return null;
  }
}
