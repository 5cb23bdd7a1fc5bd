type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** An IntersectionObserver to which everything is near the screen; the component tests' own tells nothing. */
export class EverythingNear {
  readonly #tell: Tell;
  constructor(tell: Tell) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
