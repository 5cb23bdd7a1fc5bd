/** A cache of the most recently used values. */
export class LeastRecent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value, or creates and caches it. */
  take(key: string, make: () => Value): Value {
    const value = this.get(key) ?? make();
    this.set(key, value);
    return value;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }

  clear(): void {
    this.#values.clear();
  }
}
