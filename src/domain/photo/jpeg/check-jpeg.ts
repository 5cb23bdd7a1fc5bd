import { ByteView } from '../header/byte-view.ts';
import { BitReader, BrokenScan } from './bit-reader.ts';
import { type Frame, frameOf, type ScanPlan, scanPlan } from './frame.ts';
import { HuffmanTable } from './huffman-table.ts';
import { passBlock, passProgressive } from './scan-blocks.ts';
import { endOfImage, isFrame, jpegSegments, startOfScan } from './segments.ts';

/**
 * `padded`: the image is complete, followed by a few extra bytes. `unknown`: a coding that no camera or browser uses
 * (arithmetic, lossless, 12 bits) and that cannot be checked.
 */
export type JpegState = 'sound' | 'padded' | 'damaged' | 'unknown';

/** The number of extra bytes that some cameras write after the last block. None are allowed between blocks. */
const mostPadding = 16;

interface Tables {
  readonly dc: Map<number, HuffmanTable>;
  readonly ac: Map<number, HuffmanTable>;
}

/**
 * Reads all entropy-coded data of a JPEG, as a decoder does, and checks it against the number of blocks in the image.
 * Browsers draw what they can of a damaged file and report no error. This detects what libjpeg warns of: invalid
 * codes, data that is too short or too long, and restart markers that are missing or out of order.
 */
export function checkJpeg(bytes: Uint8Array): JpegState {
  const tables: Tables = { dc: new Map(), ac: new Map() };
  let frame: Frame | null = null;
  let interval = 0;
  let state: JpegState = 'damaged';
  let padding = 0;
  try {
    for (const { marker, body, data, end } of jpegSegments(new ByteView(bytes))) {
      if (marker === 0xc4) readTables(body, tables);
      else if (marker === 0xdd) interval = body.u16(0) ?? 0;
      else if (isFrame(marker)) {
        frame = frameOf(marker, body);
        if (frame === null) return 'unknown';
      } else if (marker === startOfScan) {
        if (frame === null) return 'damaged';
        const plan = scanPlan(frame, body, (kind, id) => tables[kind].get(id) ?? null);
        if (plan === null) return 'damaged';
        padding = Math.max(padding, passScan(new BitReader(bytes, data, end), plan, interval));
        state = padding > mostPadding ? 'damaged' : padding > 0 ? 'padded' : 'sound';
      } else if (marker === endOfImage) return state;
    }
  } catch (error) {
    if (!(error instanceof BrokenScan)) throw error;
  }
  return 'damaged';
}

/** Returns the number of bytes after the last block. */
function passScan(reader: BitReader, plan: ScanPlan, interval: number): number {
  const { units, spectrum, isProgressive } = plan;
  const ended = { blocks: 0 };
  let restarts = 0;
  for (let unit = 0; unit < units; unit += 1) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      if (reader.finish() > 0) throw new BrokenScan('more data than blocks');
      if (reader.marker() !== 0xd0 + (restarts % 8)) throw new BrokenScan('a restart mark is missing');
      restarts += 1;
      ended.blocks = 0;
    }
    for (const { part, blocks } of plan.parts) {
      for (let block = 0; block < blocks; block += 1) {
        if (isProgressive) passProgressive(reader, part, spectrum, unit, ended);
        else passBlock(reader, part);
      }
    }
  }
  const left = reader.finish();
  // Some cameras also write a restart marker after the last interval.
  if (reader.marker() === null) return left;
  if (reader.finish() > 0 || reader.marker() !== null)
    throw new BrokenScan('more intervals than the picture has');
  return left + 2;
}

/** A segment may contain several tables. */
function readTables(body: ByteView, tables: Tables): void {
  let at = 0;
  while (at + 17 <= body.length) {
    const kind = body.u8(at) ?? 0;
    const counts = body.part(at + 1, at + 17).bytes;
    const total = counts.reduce((sum, count) => sum + count, 0);
    const symbols = body.part(at + 17, at + 17 + total).bytes;
    const into = kind >> 4 === 0 ? tables.dc : tables.ac;
    into.set(kind & 15, new HuffmanTable(counts, symbols));
    at += 17 + total;
  }
}
