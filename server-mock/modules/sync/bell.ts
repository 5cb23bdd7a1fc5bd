/** Wakes one waiter. Rings without a waiter are merged into one; after `stop` there is no more waiting. */
export class Bell {
  readonly #stop = new AbortController();
  #ringing = false;
  #wake: (() => void) | null = null;

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  ring(): void {
    this.#ringing = true;
    this.#wake?.();
  }

  stop(): void {
    this.#stop.abort();
    this.#wake?.();
  }

  /** Waits for a ring; false after `stop`. */
  async rung(): Promise<boolean> {
    if (!this.#ringing && !this.stopped.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
    this.#ringing = false;
    return !this.stopped.aborted;
  }
}
