import { type BitReader, BrokenScan } from './bit-reader.ts';
import type { HuffmanTable } from './huffman-table.ts';

/**
 * The part of each block that a scan contains: coefficients `from` to `to`, and which of their bits (ITU-T T.81,
 * B.2.3).
 */
export interface Spectrum {
  readonly from: number;
  readonly to: number;
  /** True when earlier scans contain the higher bits. */
  readonly isRefinement: boolean;
}

/** A component in a scan. */
export interface ScanPart {
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
  /**
   * One bit per coefficient of the component, set when it is known to be non-zero. Needed only for progressive
   * images.
   */
  readonly known: Uint8Array;
}

/** The number of following blocks without stored data (end-of-band run). */
export interface BandEnd {
  blocks: number;
}

/** Skips one block of a sequential image, checking its codes. */
export function passBlock(reader: BitReader, { dc, ac }: ScanPart): void {
  if (dc === null || ac === null) throw new BrokenScan('a table is missing');
  passDc(reader, dc);
  let at = 1;
  while (at < 64) {
    const symbol = reader.symbol(ac);
    const bits = symbol & 15;
    if (symbol === 0) return;
    at += symbol >> 4;
    if (at > 63) throw new BrokenScan('more coefficients than a block has');
    if (bits === 0 && symbol !== 0xf0) throw new BrokenScan('no such symbol');
    reader.skip(bits);
    at += 1;
  }
}

/** Skips one block of a progressive image, checking its codes. `block` is its index in the component. */
export function passProgressive(
  reader: BitReader,
  part: ScanPart,
  { from, to, isRefinement }: Spectrum,
  block: number,
  ended: BandEnd,
): void {
  if (from === 0) {
    if (isRefinement) reader.skip(1);
    else if (part.dc !== null) passDc(reader, part.dc);
    else throw new BrokenScan('a table is missing');
    return;
  }
  if (part.ac === null) throw new BrokenScan('a table is missing');
  const band = { reader, table: part.ac, known: part.known, first: block * 64, from, to, ended };
  if (isRefinement) refineBand(band);
  else passBand(band);
}

interface Band {
  readonly reader: BitReader;
  readonly table: HuffmanTable;
  readonly known: Uint8Array;
  /** The index of the block's first coefficient in the component. */
  readonly first: number;
  readonly from: number;
  readonly to: number;
  readonly ended: BandEnd;
}

function passDc(reader: BitReader, table: HuffmanTable): void {
  const bits = reader.symbol(table);
  if (bits > 15) throw new BrokenScan('no such difference');
  reader.skip(bits);
}

function passBand({ reader, table, known, first, from, to, ended }: Band): void {
  if (ended.blocks > 0) {
    ended.blocks -= 1;
    return;
  }
  let at = from;
  while (at <= to) {
    const symbol = reader.symbol(table);
    const [run, bits] = [symbol >> 4, symbol & 15];
    if (bits === 0 && run < 15) {
      ended.blocks = (1 << run) - 1 + reader.number(run);
      return;
    }
    at += run;
    if (at > to) throw new BrokenScan('more coefficients than the band has');
    if (bits > 0) {
      reader.skip(bits);
      note(known, first + at);
    }
    at += 1;
  }
}

/** Reads one more bit of the known coefficients, and the coefficients that become non-zero (ITU-T T.81, G.1.2.3). */
function refineBand(band: Band): void {
  const { reader, table, known, first, from, to, ended } = band;
  let at = from;
  while (ended.blocks === 0 && at <= to) {
    const symbol = reader.symbol(table);
    const [run, bits] = [symbol >> 4, symbol & 15];
    if (bits > 1) throw new BrokenScan('no such symbol');
    if (bits === 0 && run < 15) {
      ended.blocks = (1 << run) + reader.number(run);
      break;
    }
    reader.skip(bits);
    at = passZeros(band, at, run);
    if (bits === 1) {
      if (at > to) throw new BrokenScan('more coefficients than the band has');
      note(known, first + at);
    }
    at += 1;
  }
  if (ended.blocks === 0) return;
  for (; at <= to; at += 1) if (isKnown(known, first + at)) reader.skip(1);
  ended.blocks -= 1;
}

/**
 * Skips `count` coefficients that are still zero and returns the index of the next one. Non-zero coefficients in
 * between have one bit each.
 */
function passZeros({ reader, known, first, to }: Band, from: number, count: number): number {
  let left = count;
  let at = from;
  for (; at <= to; at += 1) {
    if (isKnown(known, first + at)) reader.skip(1);
    else if (left === 0) return at;
    else left -= 1;
  }
  return at;
}

function note(known: Uint8Array, place: number): void {
  known[place >> 3] = (known[place >> 3] ?? 0) | (1 << (place & 7));
}

function isKnown(known: Uint8Array, place: number): boolean {
  return ((known[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
}
