export interface BackoffOptions {
  /** First delay and longest delay in milliseconds. */
  readonly first: number;
  readonly longest: number;
  /** 0 to 1. */
  readonly random: () => number;
  readonly now: () => number;
}

const defaults: BackoffOptions = { first: 1_000, longest: 60_000, random: Math.random, now: Date.now };

/**
 * When the next attempt may start: delays double with every failure and are spread at random, so that a server which
 * comes back is not met by everybody at once; what the server asks for by Retry-After counts in any case.
 */
export class Backoff {
  readonly #options: BackoffOptions;
  #failures = 0;
  #notBefore = 0;
  readonly #waiting = new Set<() => void>();

  constructor(options: Partial<BackoffOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  get failures(): number {
    return this.#failures;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#notBefore = 0;
  }

  /** Answers the delay in milliseconds. */
  failed(retryAfter: number | null): number {
    const { first, longest, random, now } = this.#options;
    const ceiling = Math.min(longest, first * 2 ** Math.min(this.#failures, 16));
    this.#failures += 1;
    const delay = Math.max(ceiling * (0.5 + random() / 2), retryAfter ?? 0);
    this.#notBefore = now() + delay;
    return delay;
  }

  /** Lets everybody who waits go at once: the network is back, or a person asked. */
  nudge(): void {
    this.#notBefore = 0;
    for (const go of [...this.#waiting]) go();
  }

  /** Resolves when an attempt may start; rejects with the signal's reason when that aborts. */
  ready(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const delay = this.#notBefore - this.#options.now();
    if (delay <= 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        signal.removeEventListener('abort', aborted);
        resolve();
      };
      const aborted = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        reject(signal.reason);
      };
      const timer = setTimeout(done, delay);
      this.#waiting.add(done);
      signal.addEventListener('abort', aborted, { once: true });
    });
  }
}
