/** Strings by small numbers. Number 0 is ''. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly values: string[];
  #ranks = new Uint32Array(0);

  constructor(values: readonly string[] = ['']) {
    this.values = [...values];
    for (const [at, value] of this.values.entries()) this.#numbers.set(value, at);
  }

  /** The number of a value, a new one for a new value. */
  add(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.values.push(value);
    this.#numbers.set(value, this.values.length - 1);
    return this.values.length - 1;
  }

  /** The number of a known value. */
  find(value: string): number | undefined {
    return this.#numbers.get(value);
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
