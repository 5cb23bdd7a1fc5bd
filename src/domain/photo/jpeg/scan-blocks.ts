import { type BitReader, BrokenScan } from './bit-reader.ts';
import type { HuffmanTable } from './huffman-table.ts';

/** What a scan holds of each block: coefficients `from` to `to`, and which of their bits (ITU-T T.81, B.2.3). */
export interface Spectrum {
  readonly from: number;
  readonly to: number;
  /** True when earlier scans brought the upper bits. */
  readonly isRefinement: boolean;
}

/** A component within a scan. */
export interface ScanPart {
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
  /** One bit for each coefficient of the component that is known not to be 0; progressive pictures alone need it. */
  readonly known: Uint8Array;
}

/** Blocks that follow of which nothing is stored: an end-of-band run. */
export interface BandEnd {
  blocks: number;
}

/** Reads over one block of a sequential picture. */
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

/** Reads over one block of a progressive picture; `block` is its place within the component. */
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
  /** The place of the block's coefficients among those of the component. */
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

/** A further bit of what is known, and coefficients that appear with it (ITU-T T.81, G.1.2.3). */
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

/** Passes over `count` coefficients that are still 0 to the next such one; those between that are known have a bit each. */
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
