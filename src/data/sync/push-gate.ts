import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';

/**
 * Tells whether a push is under way, for the one rule that keeps remote edits from being lost for good (hazard 1):
 * the answer to a pull counts only if no push was under way at any moment of the request. A push is under way from
 * the moment that it is sent until the engine has written down what the server accepted.
 */
export class PushGate {
  readonly #open$ = new BehaviorSubject(0);
  #begun = 0;

  /** How many pushes were ever sent; two equal readings mean that none began in between. */
  get begun(): number {
    return this.#begun;
  }

  get quiet(): boolean {
    return this.#open$.value === 0;
  }

  begin(): void {
    this.#begun += 1;
    this.#open$.next(this.#open$.value + 1);
  }

  /**
   * The request has ended. After a failure nothing was written down, and the repetition is compared by state; after
   * success the push lasts until `recorded` has settled.
   */
  end(recorded: Promise<unknown> | null): void {
    const close = (): void => this.#open$.next(this.#open$.value - 1);
    if (recorded === null) close();
    else recorded.then(close, close);
  }

  /** Resolves when no push is under way. */
  async untilQuiet(): Promise<void> {
    await firstValueFrom(this.#open$.pipe(filter((open) => open === 0)));
  }
}
