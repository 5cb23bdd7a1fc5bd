/** CIE 1931 xy of the red, green and blue primaries. */
export type Primaries = readonly [Chromaticity, Chromaticity, Chromaticity];
type Chromaticity = readonly [x: number, y: number];
type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/**
 * One number is a gamma, five are a parametric curve of type 3 (ICC.1:2022, 10.18: gamma, a, b, c, d), more are
 * evenly spaced samples.
 */
export type Curve = readonly number[];

export const srgbCurve: Curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
export const sampledSrgb: Curve = Array.from({ length: 1024 }, (_, index) => {
  const value = index / 1023;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
export const rec709: Primaries = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
];
export const displayP3: Primaries = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
];
export const adobeRgb: Primaries = [
  [0.64, 0.33],
  [0.21, 0.71],
  [0.15, 0.06],
];

const d65: Chromaticity = [0.3127, 0.329];
const d50: Row = [0.9642, 1, 0.8249];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** An ICC profile of version 4 for RGB with a D65 white point: three colorants and one curve (matrix/TRC). */
export function matrixProfile(primaries: Primaries, curve: Curve): Buffer {
  const colorants = transpose(toD50(rgbToXyz(primaries)));
  const trc = curveTag(curve);
  const tags: [string, Buffer][] = [
    ['desc', textTag('Test profile')],
    ['cprt', textTag('CC0')],
    ['wtpt', xyzTag(d50)],
    ['rXYZ', xyzTag(colorants[0])],
    ['gXYZ', xyzTag(colorants[1])],
    ['bXYZ', xyzTag(colorants[2])],
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ];
  return assemble(tags);
}

function assemble(tags: readonly [string, Buffer][]): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  const bodies: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = 128 + table.length;
  for (const [index, [name, body]] of tags.entries()) {
    let place = places.get(body);
    if (place === undefined) {
      place = end;
      places.set(body, place);
      bodies.push(body);
      end += body.length;
    }
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(place, 8 + index * 12);
    table.writeUInt32BE(body.length, 12 + index * 12);
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(end, 0);
  header.writeUInt32BE(0x04300000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyzNumbers(d50).copy(header, 68);
  return Buffer.concat([header, table, ...bodies]);
}

function curveTag(curve: Curve): Buffer {
  if (curve.length > 5) return sampledTag(curve);
  const tag = Buffer.alloc(12 + curve.length * 4);
  tag.write('para', 0, 'latin1');
  tag.writeUInt16BE(curve.length === 1 ? 0 : 3, 8);
  for (const [index, value] of curve.entries()) tag.writeInt32BE(Math.round(value * 65_536), 12 + index * 4);
  return tag;
}

function sampledTag(samples: Curve): Buffer {
  const tag = Buffer.alloc(12 + samples.length * 2);
  tag.write('curv', 0, 'latin1');
  tag.writeUInt32BE(samples.length, 8);
  for (const [index, value] of samples.entries())
    tag.writeUInt16BE(Math.round(value * 65_535), 12 + index * 2);
  return tag;
}

function textTag(text: string): Buffer {
  const tag = Buffer.alloc(28 + text.length * 2 + ((text.length * 2) % 4));
  tag.write('mluc', 0, 'latin1');
  tag.writeUInt32BE(1, 8);
  tag.writeUInt32BE(12, 12);
  tag.write('enUS', 16, 'latin1');
  tag.writeUInt32BE(text.length * 2, 20);
  tag.writeUInt32BE(28, 24);
  tag.write(text, 28, 'utf16le');
  tag.subarray(28, 28 + text.length * 2).swap16();
  return tag;
}

function xyzTag(values: Row): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 0, 'latin1');
  xyzNumbers(values).copy(tag, 8);
  return tag;
}

function xyzNumbers(values: Row): Buffer {
  const numbers = Buffer.alloc(12);
  for (const [index, value] of values.entries()) numbers.writeInt32BE(Math.round(value * 65_536), index * 4);
  return numbers;
}

function rgbToXyz([red, green, blue]: Primaries): Matrix {
  const columns = transpose([xyzOf(red), xyzOf(green), xyzOf(blue)]);
  const scale = apply(invert(columns), xyzOf(d65));
  return columns.map((row) => row.map((value, index) => value * (scale[index] ?? 0))) as unknown as Matrix;
}

/** Bradford adaptation, because ICC profiles store colorants relative to D50. */
function toD50(matrix: Matrix): Matrix {
  const [from, to] = [apply(bradford, xyzOf(d65)), apply(bradford, d50)];
  const scaled: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return multiply(multiply(invert(bradford), multiply(scaled, bradford)), matrix);
}

function xyzOf([x, y]: Chromaticity): Row {
  return [x / y, 1, (1 - x - y) / y];
}

function apply(matrix: Matrix, [x, y, z]: Row): Row {
  return matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Row;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return transpose(transpose(b).map((column) => apply(a, column)) as unknown as Matrix);
}

function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function invert([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
}
