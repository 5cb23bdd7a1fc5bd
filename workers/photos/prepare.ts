import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import { hintSide, type PhotoRefusal, preparedSide, previewSide } from '#domain/photo/photo-rules.ts';
import type { PrepareAnswer, PreparedPhoto, PrepareOptions, StepListener } from './contract.ts';
import { type Decoded, decode } from './decode.ts';
import { differ, hasGreyEdge, withMoreData } from './steps/damage.ts';
import { canvasToJpeg, encodeWithinLimit } from './steps/encode.ts';
import { sha256 } from './steps/hash.ts';
import { encodeWithLibrary } from './steps/library.ts';
import { orient } from './steps/orient.ts';
import { contextOf } from './steps/picture.ts';
import { drawInside } from './steps/resize.ts';
import { type SniffedFile, sniff } from './steps/sniff.ts';

const automatic: PrepareOptions = { raster: 'auto', heic: 'auto' };
const thumbQuality = 0.8;
const rasterWays = ['image_decoder', 'image_bitmap', 'library'] as const;

/**
 * A chosen file made ready: judged by its header, decoded, upright, within 2000 x 2000, on the shop's paper, without the
 * camera's data, as JPEG by the quality steps (IMG-001..006). Every photo is written anew, also a small one: that is
 * what takes the place it was made at (GPS) out of it.
 */
export async function prepare(
  file: Blob,
  listener: StepListener,
  options: PrepareOptions = automatic,
): Promise<PrepareAnswer> {
  listener('reading', 0);
  const sniffed = await sniff(file);
  if (!sniffed.ok) return { kind: 'refused', reason: sniffed.code };
  const { header } = sniffed.value;
  listener(header.format === 'heic' ? 'converting' : 'compressing', 0.1);
  const decoded = await decode(sniffed.value, options);
  if (decoded === null) return undecodable(header);
  return finish(decoded, sniffed.value, listener);
}

/** A sound header over pixels that nothing here can read. */
function undecodable(header: PhotoHeader): PrepareAnswer {
  if (header.format === 'heic') return { kind: 'heic_unreadable' };
  // JPEG, PNG and WebP are read by every browser, so the file is at fault; AVIF is not.
  const reason: PhotoRefusal = header.format === 'avif' ? 'unsupported_image' : 'damaged_file';
  return { kind: 'refused', reason };
}

/** Upright and within the bounds; the decoded picture is let go. */
function draw(decoded: Decoded, header: PhotoHeader): OffscreenCanvas {
  const picture = orient(decoded.picture, header);
  // The real pixels of a HEIC decide: some cameras state the size of the coded block.
  const upright = header.format === 'heic' ? picture : header.upright;
  const canvas = drawInside(picture, upright, preparedSide);
  picture.close();
  return canvas;
}

/** A grey edge may be a backdrop: the picture lacks data only when more of it would have been drawn. */
async function lacksData(canvas: OffscreenCanvas, file: SniffedFile, way: Decoded['way']): Promise<boolean> {
  if (file.header.format !== 'jpeg' || !hasGreyEdge(canvas)) return false;
  const more = withMoreData(new Uint8Array(await file.blob.arrayBuffer()));
  if (more === null) return true;
  const raster = rasterWays.find((known) => known === way) ?? 'auto';
  const blob = new Blob([more], { type: file.blob.type });
  const decoded = await decode({ header: file.header, blob }, { ...automatic, raster });
  if (decoded === null) return false;
  const other = draw(decoded, file.header);
  const pixels = ({ width, height }: OffscreenCanvas, of: OffscreenCanvas): Uint8ClampedArray =>
    contextOf(of).getImageData(0, 0, width, height).data;
  return differ(pixels(canvas, canvas), pixels(canvas, other));
}

async function finish(decoded: Decoded, file: SniffedFile, listener: StepListener): Promise<PrepareAnswer> {
  const canvas = draw(decoded, file.header);
  if (await lacksData(canvas, file, decoded.way)) return { kind: 'refused', reason: 'damaged_file' };
  const write = decoded.way === 'library' ? encodeWithLibrary : canvasToJpeg;
  const { blob, quality } = await encodeWithinLimit(
    (step) => write(canvas, step),
    (tried) => listener('compressing', 0.5 + tried * 0.08),
  );
  listener('hashing', 0.9);
  const { width, height } = canvas;
  const photo: PreparedPhoto = {
    blob,
    hash: await sha256(blob),
    width,
    height,
    bytes: blob.size,
    thumb: await thumbnail(canvas),
    quality,
    way: decoded.way,
    small: Math.max(width, height) < hintSide,
  };
  return { kind: 'prepared', photo };
}

function thumbnail(canvas: OffscreenCanvas): Promise<Blob> {
  const { width, height } = canvas;
  const picture = { source: canvas, width, height, close: () => undefined };
  return canvasToJpeg(drawInside(picture, canvas, previewSide), thumbQuality);
}
