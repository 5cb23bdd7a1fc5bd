import type { HuffmanTable } from './huffman-table.ts';

/** Thrown when the entropy-coded data is truncated or invalid. */
export class BrokenScan extends Error {
  override readonly name = 'BrokenScan';
}

/** Reads the entropy-coded data of a scan bit by bit, up to the next marker. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private at: number;
  private held = 0;
  private count = 0;
  /** The number of zero bits appended after the end of the data. Consuming one means reading past the end. */
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

  /** Skips up to 16 bits. */
  skip(bits: number): void {
    if (this.count < bits) this.fill();
    this.count -= bits;
  }

  /** Reads up to 16 bits as a number. */
  number(bits: number): number {
    if (this.count < bits) this.fill();
    this.count -= bits;
    return (this.held >>> this.count) & ((1 << bits) - 1);
  }

  /**
   * Ends a run of data and returns the number of whole bytes that were not read. Throws BrokenScan if bits past the
   * end were read.
   */
  finish(): number {
    if (this.count < this.padding) throw new BrokenScan('the data ended too early');
    const unread = (this.count - this.padding) >> 3;
    const rest = this.toMarker();
    this.count = 0;
    this.held = 0;
    this.padding = 0;
    return unread + rest;
  }

  /** Reads the marker at the current position; null at the end of the scan. */
  marker(): number | null {
    if (this.at >= this.end) return null;
    while (this.bytes[this.at] === 0xff) this.at += 1;
    const marker = this.bytes[this.at] ?? null;
    this.at += 1;
    return marker;
  }

  /** Skips data up to the next marker and returns its length in bytes. */
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
        // In the data, 0xff is followed by 0 to distinguish it from a marker.
        this.at += byte === 0xff ? 2 : 1;
      }
      this.held = (this.held << 8) | byte;
      this.count += 8;
    }
    if (this.padding > 4096) throw new BrokenScan('the data ended too early');
  }
}
