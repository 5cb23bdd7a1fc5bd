/**
 * Milliseconds of a pause in typing after which the change is written on the device. Writing and sending
 * take several times the processor time of a keystroke, and somebody who types would wait for them.
 */
const typingPause = 300;

/**
 * Milliseconds after which a change is written however fast a person types: the most that is lost when the whole browser
 * is killed. When only the page is, its note has every keystroke.
 */
const longestWait = 1_000;

/** Milliseconds until a failed write on the device (a full disk) is retried. */
const retryDelay = 3_000;

/** When the changes of a form are written next. */
export class WriteSchedule {
  readonly #write: () => void;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isRetry = false;

  constructor(write: () => void) {
    this.#write = write;
  }

  /** Writes in the next pause. While a retry waits, typing does not bring it forward. */
  afterPause(): void {
    if (this.#isRetry) return;
    this.#deadline ??= setTimeout(this.#write, longestWait);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.#write, typingPause);
  }

  /** Writes again a while after a failure. */
  retry(): void {
    this.clear();
    this.#isRetry = true;
    this.#deadline = setTimeout(this.#write, retryDelay);
  }

  /** To be called when a write succeeded: another one may have failed before it. */
  endRetry(): void {
    if (this.#isRetry) this.clear();
  }

  /** To be called when a write begins. */
  clear(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#pause);
    this.#deadline = undefined;
    this.#isRetry = false;
  }
}
