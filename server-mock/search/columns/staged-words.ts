/** Collects the words of each row of the start as `word * 4 + code`, until they are packed by word. */
export class StagedWords {
  #tokens = new Uint32Array(1 << 16);
  #end = 0;
  readonly #rowEnds: number[] = [];

  add(token: number): void {
    if (this.#end === this.#tokens.length) {
      const longer = new Uint32Array(this.#tokens.length * 2);
      longer.set(this.#tokens);
      this.#tokens = longer;
    }
    this.#tokens[this.#end] = token;
    this.#end += 1;
  }

  endRow(): void {
    this.#rowEnds.push(this.#end);
  }

  /** Packs the postings of every word contiguously; `order` maps each new row to the staged one. */
  pack(words: number, order: Uint32Array): Postings {
    const starts = new Uint32Array(words + 1);
    for (let at = 0; at < this.#end; at += 1) {
      const word = (this.#tokens[at] ?? 0) >>> 2;
      starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    }
    for (let word = 1; word < starts.length; word += 1) {
      starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    }
    const next = starts.slice();
    const packed = new Uint32Array(this.#end);
    const ends = Uint32Array.from(this.#rowEnds);
    for (let row = 0; row < order.length; row += 1) {
      const from = order[row] ?? 0;
      const end = ends[from] ?? 0;
      for (let at = from === 0 ? 0 : (ends[from - 1] ?? 0); at < end; at += 1) {
        const token = this.#tokens[at] ?? 0;
        const place = next[token >>> 2] ?? 0;
        packed[place] = row * 4 + (token & 3);
        next[token >>> 2] = place + 1;
      }
    }
    return { starts, packed };
  }
}

/** The postings of each word: those of word n are in `packed` from `starts[n]` to `starts[n + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly packed: Uint32Array;
}
