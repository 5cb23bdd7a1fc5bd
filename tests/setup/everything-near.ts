type Tell = (entries: { isIntersecting: boolean }[]) => void;

/**
 * An IntersectionObserver that reports every element as near the viewport; the default one of the component tests
 * reports nothing.
 */
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
