import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** RGB values of sixteen patches in four rows: strong paints and fabrics, wood, leather, and one grey. */
const patches = [
  ...[230, 60, 40, 60, 190, 60, 50, 70, 220, 240, 200, 40],
  ...[40, 190, 200, 200, 60, 180, 224, 172, 138, 133, 84, 48],
  ...[150, 40, 30, 20, 120, 70, 30, 60, 160, 240, 140, 20],
  ...[255, 0, 0, 128, 128, 128, 90, 200, 120, 200, 40, 90],
] as const;

const side = 480;

/** The chart's sixteen colours as stored in the file. */
export function chartPatches(): number[][] {
  return Array.from({ length: 16 }, (_, index) => patches.slice(index * 3, index * 3 + 3));
}

/** The chart as raw pixels of three bytes; the same values with every profile. */
function chartPixels(): Buffer {
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const patch = (Math.floor((y * 4) / side) * 4 + Math.floor((x * 4) / side)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[(y * side + x) * 3 + channel] = patches[patch + channel] ?? 0;
      }
    }
  }
  return pixels;
}

const raw = () => sharp(chartPixels(), { raw: { width: side, height: side, channels: 3 } });

export async function pngChart(profile: Buffer): Promise<Buffer> {
  const png = await raw().png().toBuffer();
  const body = Buffer.concat([Buffer.from('iCCPtest\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  // The signature and IHDR take 33 bytes; iCCP has to precede the image data.
  return Buffer.concat([png.subarray(0, 33), length, body, crc, png.subarray(33)]);
}

export async function jpegChart(profile: Buffer): Promise<Buffer> {
  const jpeg = await raw().jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer();
  const start = Buffer.from([0xff, 0xe2, 0, 0]);
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile]);
  start.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), start, body, jpeg.subarray(2)]);
}

export async function webpChart(profile: Buffer): Promise<Buffer> {
  const webp = await raw().webp({ lossless: true }).toBuffer();
  const extended = Buffer.alloc(10);
  extended[0] = 0x20;
  extended.writeUIntLE(side - 1, 4, 3);
  extended.writeUIntLE(side - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', extended),
    chunk('ICCP', profile),
    webp.subarray(12),
  ]);
  return chunk('RIFF', body);
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The chart as AVIF, with colours within sRGB: the encoder converts them into the colour space of the profile. */
export async function avifChart(profile: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hervonden-icc-'));
  try {
    const file = path.join(folder, 'profile.icc');
    await writeFile(file, profile);
    return await raw().withIccProfile(file).avif({ lossless: true }).toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The chart in CMYK, with the built-in profile of libvips. */
export function cmykChart(): Promise<Buffer> {
  const print = raw().toColourspace('cmyk').withIccProfile('cmyk');
  return print.jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer();
}

const heicChart = path.join(import.meta.dirname, '../photos/17-heic-display-p3.heic');

/** The HEIC test photo, with its own profile (Display P3) or with another one that is not larger. */
export async function heicWithProfile(profile?: Buffer): Promise<Buffer> {
  const heic = await readFile(heicChart);
  if (profile === undefined) return heic;
  const at = heic.indexOf('colrprof') + 8;
  const space = heic.readUInt32BE(at - 12) - 12;
  if (profile.length > space) throw new RangeError(`a profile of ${profile.length} bytes does not fit`);
  // Pads the profile, whose header states its own length, so that nothing in the file moves.
  heic.fill(0, at, at + space);
  profile.copy(heic, at);
  return heic;
}

/** The sixteen patches in sRGB as a colour-managed program (lcms in libvips) renders an image. */
export async function managedPatches(picture: Buffer): Promise<number[][]> {
  const managed = sharp(picture).toColourspace('srgb').removeAlpha();
  const { data, info } = await managed.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: 16 }, (_, index) => {
    const x = Math.floor(((index % 4) + 0.5) * (info.width / 4));
    const y = Math.floor((Math.floor(index / 4) + 0.5) * (info.height / 4));
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}
