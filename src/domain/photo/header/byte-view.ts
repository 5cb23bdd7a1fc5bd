/** Reads numbers and names from a file. Reading past the end returns null. */
export class ByteView {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number | null {
    return this.bytes[at] ?? null;
  }

  u16(at: number, littleEndian = false): number | null {
    return this.number(at, 2, littleEndian);
  }

  u24(at: number, littleEndian = false): number | null {
    return this.number(at, 3, littleEndian);
  }

  u32(at: number, littleEndian = false): number | null {
    return this.number(at, 4, littleEndian);
  }

  /** Latin-1 text of `length` bytes; shorter at the end of the file. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }

  part(from: number, to: number): ByteView {
    return new ByteView(this.bytes.subarray(from, Math.max(from, to)));
  }

  private number(at: number, size: number, littleEndian: boolean): number | null {
    if (at < 0 || at + size > this.bytes.length) return null;
    let value = 0;
    for (let step = 0; step < size; step += 1) {
      const byte = this.bytes[littleEndian ? at + size - 1 - step : at + step] ?? 0;
      value = value * 256 + byte;
    }
    return value;
  }
}
