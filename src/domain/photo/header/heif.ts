import type { ColorSource } from '../color/color-source.ts';
import type { PixelSize } from '../photo-rules.ts';
import type { ByteView } from './byte-view.ts';
import { type ImageFormat, type ImageHeader, plainHeader } from './image-header.ts';
import { findBox, type IsoBox, readBoxes } from './iso-boxes.ts';

const heicBrands = ['heic', 'heix', 'heim', 'heis'];

/**
 * Reads the boxes of a HEIF file. AVIF and HEIC share the container and differ in their brands. Rotation and
 * mirroring are properties of the container. EXIF orientation is ignored, as the standard requires; otherwise the
 * image would be rotated twice.
 */
export function readHeif(view: ByteView): ImageHeader | null {
  const boxes = readBoxes(view);
  const brands = findBox(boxes, 'ftyp');
  const format = brands === null ? null : formatOf(brands);
  if (format === null) return null;
  const meta = findBox(boxes, 'meta');
  const { all, primary } = propertiesOf(meta === null ? [] : readBoxes(meta.part(4, meta.length)));
  return {
    ...plainHeader,
    format: format.format,
    animated: format.sequence,
    stored: storedSize(primary),
    orientation: orientationOf(primary),
    // A tiled image may define its colours only on the tiles.
    color: colorOf(primary) ?? colorOf(all),
    complete: meta !== null && boxes.every((box) => box.whole),
    hasMetadata: true,
  };
}

function formatOf(ftyp: ByteView): { format: ImageFormat; sequence: boolean } | null {
  const major = ftyp.text(0, 4);
  const all = [major];
  for (let at = 8; at + 4 <= ftyp.length; at += 4) all.push(ftyp.text(at, 4));
  const sequence = ['avis', 'msf1', 'hevc', 'hevx'].includes(major);
  if (major === 'avif' || major === 'avis') return { format: 'avif', sequence };
  if (heicBrands.includes(major) || major === 'hevc' || major === 'hevx') return { format: 'heic', sequence };
  if (all.includes('avif')) return { format: 'avif', sequence };
  return all.some((brand) => heicBrands.includes(brand)) ? { format: 'heic', sequence } : null;
}

interface Properties {
  readonly all: readonly IsoBox[];
  /** The properties of the primary image, in the order in which they apply. */
  readonly primary: readonly IsoBox[];
}

function propertiesOf(meta: readonly IsoBox[]): Properties {
  const iprp = findBox(meta, 'iprp');
  const inside = iprp === null ? [] : readBoxes(iprp);
  const ipco = findBox(inside, 'ipco');
  const ipma = findBox(inside, 'ipma');
  if (ipco === null || ipma === null) return { all: [], primary: [] };
  const all = readBoxes(ipco);
  const indexes = associations(ipma, primaryItem(findBox(meta, 'pitm')));
  return { all, primary: indexes.flatMap((index) => all[index - 1] ?? []) };
}

function primaryItem(pitm: ByteView | null): number | null {
  if (pitm === null) return null;
  return pitm.u8(0) === 0 ? pitm.u16(4) : pitm.u32(4);
}

function associations(ipma: ByteView, item: number | null): number[] {
  const wideIds = (ipma.u8(0) ?? 0) > 0;
  const wideIndexes = ((ipma.u24(1) ?? 0) & 1) === 1;
  const entries = Math.min(ipma.u32(4) ?? 0, 10_000);
  let at = 8;
  for (let entry = 0; entry < entries; entry += 1) {
    const id = wideIds ? ipma.u32(at) : ipma.u16(at);
    at += wideIds ? 4 : 2;
    const count = ipma.u8(at) ?? 0;
    at += 1;
    const indexes: number[] = [];
    for (let step = 0; step < count; step += 1) {
      const raw = wideIndexes ? ipma.u16(at) : ipma.u8(at);
      indexes.push((raw ?? 0) & (wideIndexes ? 0x7fff : 0x7f));
      at += wideIndexes ? 2 : 1;
    }
    if (id === item) return indexes;
  }
  return [];
}

function storedSize(properties: readonly IsoBox[]): PixelSize | null {
  const ispe = findBox(properties, 'ispe');
  const [width, height] = [ispe?.u32(4) ?? 0, ispe?.u32(8) ?? 0];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Converts the container's rotation to EXIF numbering. `irot` counts quarter turns anticlockwise. */
function orientationOf(properties: readonly IsoBox[]): number {
  const quarters = (findBox(properties, 'irot')?.u8(0) ?? 0) & 3;
  return [1, 8, 3, 6][quarters] ?? 1;
}

/** Reads the `colr` boxes. An ICC profile takes precedence over code points (ISO/IEC 23008-12, 6.5.5). */
function colorOf(properties: readonly IsoBox[]): ColorSource | null {
  const boxes = properties.filter((box) => box.type === 'colr').map((box) => box.body);
  const icc = boxes.find((body) => ['prof', 'rICC'].includes(body.text(0, 4)));
  // A profile starts with its own length; some encoders pad the box.
  if (icc !== undefined) return { kind: 'icc', profile: icc.part(4, 4 + (icc.u32(4) ?? 0)).bytes };
  const nclx = boxes.find((body) => body.text(0, 4) === 'nclx');
  if (nclx === undefined) return null;
  return { kind: 'nclx', primaries: nclx.u16(4) ?? 2, transfer: nclx.u16(6) ?? 2 };
}
