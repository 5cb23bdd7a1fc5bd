import { findSlot, growSlots, noSlots, ownText } from './text-slots.ts';

/** Strings by small numbers. Number 0 is ''. */
export class Dictionary {
  readonly values: string[];
  #slots = noSlots();
  #ranks = new Uint32Array(0);

  constructor(values: readonly string[] = ['']) {
    this.values = [...values];
    this.#slots = growSlots(this.values);
  }

  /** The number of a value, a new one for a new value. */
  add(value: string): number {
    return this.addPart(value, 0, value.length);
  }

  /** The number of what stands in a text from `from` up to, and without, `to`: no string is made of a known value. */
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

  /** The number of a known value. */
  find(value: string): number | undefined {
    const number = this.#slots[findSlot(this.#slots, this.values, value, 0, value.length)] ?? -1;
    return number < 0 ? undefined : number;
  }

  /** For every number its place among the values in their order. */
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
