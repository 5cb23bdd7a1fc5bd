/** A Huffman table of a JPEG, indexed by the next 16 bits of the data. */
export class HuffmanTable {
  /** The length of the code times 256, plus its symbol; 0 where no code starts with these bits. */
  readonly lookup = new Uint16Array(65_536);

  /**
   * `counts` contains the number of codes of 1 to 16 bits, `symbols` their symbols, shortest code first (ITU-T T.81,
   * C.2).
   */
  constructor(counts: Uint8Array, symbols: Uint8Array) {
    let place = 0;
    let next = 0;
    for (const [index, count] of counts.entries()) {
      const span = 1 << (15 - index);
      for (let code = 0; code < count; code += 1) {
        this.lookup.fill(((index + 1) << 8) | (symbols[next] ?? 0), place, place + span);
        place += span;
        next += 1;
      }
    }
  }
}
