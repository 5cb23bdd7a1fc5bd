export interface BackoffOptions {
  /** First and longest delay in milliseconds. */
  readonly first: number;
  readonly longest: number;
  /** 0 to 1. */
  readonly random: () => number;
  readonly now: () => number;
}

const defaults: BackoffOptions = { first: 1_000, longest: 60_000, random: Math.random, now: Date.now };

/**
 * Decides when the next attempt may start. Delays double with every failure and are randomised, so that not all
 * clients return at once after an outage. A Retry-After of the server is always respected.
 */
export class Backoff {
  readonly #options: BackoffOptions;
  #failures = 0;
  #notBefore = 0;
  /** The time until which the server asked for no requests, in the unit of `now`. */
  #asked = 0;
  readonly #waiting = new Set<() => void>();
  #held = false;

  constructor(options: Partial<BackoffOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  get failures(): number {
    return this.#failures;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#notBefore = 0;
    this.#asked = 0;
  }

  /** Records a failure and returns the delay in milliseconds. */
  failed(retryAfter: number | null): number {
    const { first, longest, random, now } = this.#options;
    const ceiling = Math.min(longest, first * 2 ** Math.min(this.#failures, 16));
    this.#failures += 1;
    const delay = Math.max(ceiling * (0.5 + random() / 2), retryAfter ?? 0);
    this.#notBefore = now() + delay;
    if (retryAfter !== null) this.#asked = now() + retryAfter;
    return delay;
  }

  /** Lets all waiting attempts start at once: a person asked for it, or there is something new. */
  nudge(): void {
    this.#notBefore = 0;
    this.#asked = 0;
    this.#scheduleCheck();
  }

  /** Blocks all attempts until `release`, because there is no network. */
  hold(): void {
    this.#held = true;
  }

  /** The network is back: all attempts may start, but not before the time that the server asked for. */
  release(): void {
    this.#held = false;
    this.#notBefore = this.#asked;
    this.#scheduleCheck();
  }

  #scheduleCheck(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves when an attempt may start. Rejects with the signal's reason when that aborts. */
  ready(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(look);
      signal.removeEventListener('abort', aborted);
    };
    const aborted = (): void => {
      leave();
      reject(signal.reason);
    };
    const go = (): void => {
      leave();
      resolve();
    };
    const look = (): void => {
      clearTimeout(timer);
      if (this.#held) return;
      const delay = this.#notBefore - this.#options.now();
      if (delay <= 0) go();
      else timer = setTimeout(look, delay);
    };
    this.#waiting.add(look);
    signal.addEventListener('abort', aborted, { once: true });
    look();
    return promise;
  }
}
