import { findSlot, growSlots, noSlots, ownText } from './text-slots.ts';

/** Maps strings to small integers. Number 0 is ''. */
export class Dictionary {
  readonly values: string[];
  #slots = noSlots();
  #ranks = new Uint32Array(0);

  constructor(values: readonly string[] = ['']) {
    this.values = [...values];
    this.#slots = growSlots(this.values);
  }

  /** Returns the number of a value and adds the value if it is new. */
  add(value: string): number {
    return this.addPart(value, 0, value.length);
  }

  /**
   * Returns the number of the text from `from` (inclusive) to `to` (exclusive), without creating a string if the
   * value is known.
   */
  addPart(text: string, from: number, to: number): number {
    const slot = findSlot(this.#slots, this.values, text, from, to);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const number = this.values.length;
    this.values.push(ownText(text, from, to));
    this.#slots[slot] = number;
    if (this.values.length * 2 > this.#slots.length) this.#slots = growSlots(this.values);
    return number;
  }

  find(value: string): number | undefined {
    const number = this.#slots[findSlot(this.#slots, this.values, value, 0, value.length)] ?? -1;
    return number < 0 ? undefined : number;
  }

  /** Returns the rank of every number in the sort order of the values. */
  ranks(): Uint32Array {
    if (this.#ranks.length === this.values.length) return this.#ranks;
    const { values } = this;
    const sorted = values
      .map((_, at) => at)
      .toSorted((one, other) => ((values[one] ?? '') < (values[other] ?? '') ? -1 : 1));
    const ranks = new Uint32Array(values.length);
    for (const [rank, number] of sorted.entries()) ranks[number] = rank;
    this.#ranks = ranks;
    return ranks;
  }
}
