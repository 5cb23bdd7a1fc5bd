/** Strings by small numbers. Number 0 is ''. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly values: string[];

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
}
