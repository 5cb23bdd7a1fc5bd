import type { HuffmanTable } from './huffman-table.ts';

/** The data ended, or made no sense, before the picture did. */
export class BrokenScan extends Error {
  override readonly name = 'BrokenScan';
}

/** Reads the entropy-coded data of a scan, bit by bit, up to the next marker. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private at: number;
  private held = 0;
  private count = 0;
  /** Bits that were made up behind the data; reading one of them is reading too far. */
  private padding = 0;

  constructor(bytes: Uint8Array, from: number, end: number) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  symbol(table: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const entry = table.lookup[(this.held >>> (this.count - 16)) & 0xffff] ?? 0;
    if (entry === 0) throw new BrokenScan('no such code');
    this.count -= entry >> 8;
    return entry & 0xff;
  }

  /** Passes over at most sixteen bits. */
  skip(bits: number): void {
    if (this.count < bits) this.fill();
    this.count -= bits;
  }

  /** At most sixteen bits as a number. */
  number(bits: number): number {
    if (this.count < bits) this.fill();
    this.count -= bits;
    return (this.held >>> this.count) & ((1 << bits) - 1);
  }

  /** Ends a run of data and answers how many whole bytes of it nobody read. Throws BrokenScan after reading too far. */
  finish(): number {
    if (this.count < this.padding) throw new BrokenScan('the data ended too early');
    const unread = (this.count - this.padding) >> 3;
    const rest = this.toMarker();
    this.count = 0;
    this.held = 0;
    this.padding = 0;
    return unread + rest;
  }

  /** The marker that the data stands at, which is passed; null at the end of the scan. */
  marker(): number | null {
    if (this.at >= this.end) return null;
    while (this.bytes[this.at] === 0xff) this.at += 1;
    const marker = this.bytes[this.at] ?? null;
    this.at += 1;
    return marker;
  }

  /** Passes over data up to a marker; answers its bytes. */
  private toMarker(): number {
    let passed = 0;
    while (this.at < this.end && !this.isAtMarker()) {
      this.at += this.bytes[this.at] === 0xff ? 2 : 1;
      passed += 1;
    }
    return passed;
  }

  private isAtMarker(): boolean {
    return this.bytes[this.at] === 0xff && this.bytes[this.at + 1] !== 0;
  }

  private fill(): void {
    while (this.count <= 24) {
      let byte = 0;
      if (this.at >= this.end || this.isAtMarker()) this.padding += 8;
      else {
        byte = this.bytes[this.at] ?? 0;
        // A data byte 0xff is followed by 0, so that it is no marker.
        this.at += byte === 0xff ? 2 : 1;
      }
      this.held = (this.held << 8) | byte;
      this.count += 8;
    }
    if (this.padding > 4096) throw new BrokenScan('the data ended too early');
  }
}
