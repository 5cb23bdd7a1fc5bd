const touches = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'submit'] as const;

const asleep = new Map<Element, Sleep>();

/** Runs before React hears of the touch, so that the part is made alive for it and the touch is not lost. */
function wakeTouched({ target }: Event): void {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement)
    asleep.get(at)?.wake();
}

/** What keeps one part of a served page asleep (wake-near.tsx); React keeps no state of a part that waits. */
export class Sleep {
  /** Resolves when the part comes near the screen or is touched. */
  readonly waking: Promise<void>;
  #resolve: () => void = () => undefined;
  #isServed = false;
  #mayPass = false;

  readonly #ahead: number;

  /** `ahead`: how far from the screen the part wakes, in screens. */
  constructor(ahead: number) {
    this.#ahead = ahead;
    this.waking = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Only the first time that React comes by has to wait: it comes again for other contents, and never in vain. */
  mayPass(): boolean {
    const may = this.#mayPass;
    this.#mayPass = true;
    return may;
  }

  wake(): void {
    this.#mayPass = true;
    this.#resolve();
  }

  /** What the server said, and therefore the first render over its page. */
  readonly isServed = () => {
    this.#isServed = true;
    return true;
  };

  /** The same afterwards, so that nothing is rendered a second time. */
  readonly wasServed = () => this.#isServed;

  /** A ref of the element around the part. */
  readonly watch = (element: HTMLElement | null) => {
    if (element === null) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        element.removeAttribute('data-unseen');
        this.wake();
      },
      { rootMargin: `${this.#ahead * 100}%` },
    );
    sight.observe(element);
    if (asleep.size === 0) for (const touch of touches) document.addEventListener(touch, wakeTouched, true);
    asleep.set(element, this);
    return () => {
      sight.disconnect();
      asleep.delete(element);
    };
  };
}
