import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';

/**
 * Tracks whether a push is in progress. An answer to a pull is used only if no push was in progress at any moment of
 * its request; otherwise remote edits would be lost permanently (docs/sync-hazards.md, H1). A push is in progress
 * from sending it until the engine has recorded what the server accepted.
 */
export class PushGate {
  readonly #open$ = new BehaviorSubject(0);
  #begun = 0;

  /** The number of pushes sent so far; two equal readings mean that none started in between. */
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
   * Ends a request. After a failure nothing was recorded, and the repeated push is compared by state. After success
   * the push is in progress until `recorded` has settled.
   */
  end(recorded: Promise<unknown> | null): void {
    const close = (): void => this.#open$.next(this.#open$.value - 1);
    if (recorded === null) close();
    else recorded.then(close, close);
  }

  /** Resolves when no push is in progress. */
  async untilQuiet(): Promise<void> {
    await firstValueFrom(this.#open$.pipe(filter((open) => open === 0)));
  }
}
