/**
 * Spaces the pushes of a collection: the first write of a burst is sent at once, and what follows within `interval`
 * milliseconds in one push at its end. Somebody who types slowly writes three times a second.
 */
export class PushPace {
  readonly #interval: number;
  /** When the next push may begin, on the clock of `performance`. */
  #from = 0;
  #waiting: { readonly done: Promise<void>; readonly end: () => void } | null = null;
  #isHurried = false;

  constructor(interval: number) {
    this.#interval = interval;
  }

  /** Resolves when what was just written may be sent. */
  ready(): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    if (this.#waiting !== null) return this.#waiting.done;
    const wait = this.#from - performance.now();
    if (wait > 0) return this.#wait(wait);
    this.#from = performance.now() + this.#interval;
    return Promise.resolve();
  }

  /** Sends what waits now, and the next write as well: a person waits for them. */
  skip(): void {
    this.#waiting?.end();
    this.#from = 0;
  }

  /** While hurried, everything is sent at once. */
  hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
    if (isHurried) this.#waiting?.end();
  }

  #wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = (): void => {
      clearTimeout(timer);
      this.#waiting = null;
      this.#from = performance.now() + this.#interval;
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    this.#waiting = { done: promise, end };
    return promise;
  }
}
