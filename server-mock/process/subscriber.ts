export interface SubscriberOptions<Event> {
  /** Returns the waiting events with another one, so that a slow reader gets few of them. */
  readonly merge: (waiting: readonly Event[], event: Event) => readonly Event[];
  /** Called once, when the reader has left or the source has ended. */
  readonly onEnd: () => void;
}

/** Takes one event; the next one is given at once after null, otherwise when the promise settles. */
export type Deliver<Event> = (event: Event) => Promise<unknown> | null;

/**
 * One reader of a source that many share, which pushes its events. Events are read with `next()`, or delivered to a
 * function without a promise for each: a thousand sockets receive an event in one loop. `return()` ends it at once,
 * even while a `next()` waits.
 */
export class Subscriber<Event> implements AsyncIterableIterator<Event> {
  readonly #options: SubscriberOptions<Event>;
  readonly #ended = Promise.withResolvers<void>();
  #hasEnded = false;
  #waiting: readonly Event[] = [];
  #deliver: Deliver<Event> | null = null;
  #isBusy = false;
  #resume: (() => void) | null = null;

  constructor(options: SubscriberOptions<Event>) {
    this.#options = options;
    // Nobody may be waiting for the end.
    this.#ended.promise.catch(() => undefined);
  }

  /** Resolves at the end; rejects with the fault of the function that events were delivered to. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  push(event: Event): void {
    if (this.#hasEnded) return;
    if (this.#deliver !== null && !this.#isBusy) {
      this.#give(this.#deliver, event);
      return;
    }
    this.#waiting = this.#options.merge(this.#waiting, event);
    this.#resume?.();
  }

  /** Delivers the waiting events and all others to this function instead of `next()`. */
  deliverTo(deliver: Deliver<Event>): void {
    this.#deliver = deliver;
    this.#giveWaiting(deliver);
  }

  /** Ends it; events that wait are lost. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#waiting = [];
    this.#ended.resolve();
    this.#resume?.();
    this.#options.onEnd();
  }

  async next(): Promise<IteratorResult<Event, undefined>> {
    while (this.#waiting.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
      this.#resume = null;
    }
    const [event, ...others] = this.#waiting;
    if (event === undefined) return { done: true, value: undefined };
    this.#waiting = others;
    return { done: false, value: event };
  }

  async return(): Promise<IteratorResult<Event, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** A fault ends this subscriber alone; the source goes on with the others. */
  #give(deliver: Deliver<Event>, event: Event): void {
    const fail = (fault: unknown) => {
      this.#ended.reject(fault);
      this.end();
    };
    try {
      const taken = deliver(event);
      if (taken === null) return;
      this.#isBusy = true;
      taken
        .then(() => {
          this.#isBusy = false;
          this.#giveWaiting(deliver);
        })
        .catch(fail);
    } catch (fault) {
      fail(fault);
    }
  }

  #giveWaiting(deliver: Deliver<Event>): void {
    for (let [event] = this.#waiting; event !== undefined && !this.#isBusy; [event] = this.#waiting) {
      this.#waiting = this.#waiting.slice(1);
      this.#give(deliver, event);
    }
  }
}
