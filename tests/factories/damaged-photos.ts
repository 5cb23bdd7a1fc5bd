import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const folder = path.join(import.meta.dirname, '../photos');

/** A photo of furniture as sharp encodes it, 1601 x 1203: dimensions that are not a multiple of the block size. */
export function photograph(): Sharp {
  return sharp(path.join(folder, '03-jpeg-48mp.jpg')).resize(1601, 1203, { fit: 'fill' });
}

/** Pixels of a coded unit (two by two blocks) with chroma at half the resolution. */
const unit = 16;

/**
 * A JPEG with a restart marker after every row of coded units, as cameras write it: the rows are encoded separately
 * and combined into one scan.
 */
export async function withRestarts(width = 1200, height = 896): Promise<Buffer> {
  const pixels = await sharp(path.join(folder, '03-jpeg-48mp.jpg'))
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows: Buffer[] = [];
  let head = Buffer.alloc(0);
  for (let top = 0; top < height; top += unit) {
    const strip = pixels.subarray(top * width * 3, (top + unit) * width * 3);
    const raw = { width, height: unit, channels: 3 } as const;
    const jpeg = await sharp(strip, { raw }).jpeg({ optimiseCoding: false }).toBuffer();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const data = scan + 2 + jpeg.readUInt16BE(scan + 2);
    head = jpeg.subarray(0, data);
    const mark = top === 0 ? [] : [0xff, 0xd0 + ((top / unit - 1) % 8)];
    rows.push(Buffer.from(mark), jpeg.subarray(data, -2));
  }
  const scan = head.indexOf(Buffer.from([0xff, 0xda]));
  const interval = Buffer.from([0xff, 0xdd, 0, 4, 0, 0]);
  interval.writeUInt16BE(Math.ceil(width / unit), 4);
  head.writeUInt16BE(height, head.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return Buffer.concat([
    head.subarray(0, scan),
    interval,
    head.subarray(scan),
    ...rows,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The file with a run of zeros, as after damage to a memory card. */
export function zeroed(file: Buffer, share: number, length: number): Buffer {
  const copy = Buffer.from(file);
  const at = Math.floor(copy.length * share);
  return copy.fill(0, at, at + length);
}
