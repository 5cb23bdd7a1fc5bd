type Lab = readonly [number, number, number];

const degrees = 180 / Math.PI;
const sevenPower = 25 ** 7;

/** CIEDE2000 difference of two sRGB colours (0 to 255); about 1 is just noticeable. */
function colorDifference(a: readonly number[], b: readonly number[]): number {
  return ciede2000(labOf(a), labOf(b));
}

export function meanColorDifference(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
): number {
  if (a.length !== b.length) throw new Error(`${a.length} colours against ${b.length}`);
  return a.reduce((sum, color, index) => sum + colorDifference(color, b[index] ?? []), 0) / a.length;
}

/** CIEDE2000 of two CIELAB colours, as in Sharma, Wu and Dalal, https://doi.org/10.1002/col.20070. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + sevenPower));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaHue = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 / degrees);
  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = isGrey ? h1 + h2 : h1 + turn / 2;
  const cos = (factor: number, offset: number) => Math.cos((factor * meanH + offset) / degrees);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const blue = 30 * Math.exp(-((((meanH + 360) % 360) - 275) ** 2) / 625);
  const rotation = -Math.sin((2 * blue) / degrees) * 2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + sevenPower));
  const [dL, dC, dH] = [(l2 - l1) / sL, (c2 - c1) / sC, deltaHue / sH];
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH);
}

function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * degrees + 360) % 360;
}

function labOf([red = 0, green = 0, blue = 0]: readonly number[]): Lab {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const f = (value: number) =>
    value > 216 / 24_389 ? Math.cbrt(value) : (value * 24_389) / 27 / 116 + 16 / 116;
  const x = f((0.412_456 * r + 0.357_576 * g + 0.180_437 * b) / 0.950_47);
  const y = f(0.212_673 * r + 0.715_152 * g + 0.072_175 * b);
  const z = f((0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
