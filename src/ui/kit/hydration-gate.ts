import { whenNear } from './near.ts';

const touches = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'submit'] as const;

const asleep = new Map<Element, HydrationGate>();
/** What is being touched, for as long as the event lasts: its parts may not be there yet, one within the other. */
let touched: Element | null = null;
let isWakingAll = false;

/** Runs before React hears of the touch, so that the part is made alive for it and the touch is not lost. */
function wakeTouched({ target }: Event): void {
  touched = target instanceof Element ? target : null;
  for (let at = touched; at !== null; at = at.parentElement) asleep.get(at)?.wake();
  setTimeout(() => {
    touched = null;
  }, 0);
}

if (typeof document !== 'undefined') {
  for (const touch of touches) document.addEventListener(touch, wakeTouched, true);
  addEventListener('beforeprint', () => void hydrateAll());
}

/** Milliseconds for all parts together: nobody waits longer for a part that cannot come. */
const patience = 2_000;

/** Wakes every part, also those within others; resolves when each is alive or gone, at the latest after two seconds. */
export async function hydrateAll(): Promise<void> {
  const deadline = performance.now() + patience;
  isWakingAll = true;
  for (let left = patience; asleep.size > 0 && left > 0; left = deadline - performance.now()) {
    const sleeping = [...asleep.values()];
    for (const sleep of sleeping) sleep.wake();
    const all = Promise.all(sleeping.map(({ alive }) => alive));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, left))]);
  }
  isWakingAll = false;
}

/** What keeps one part of a served page asleep (deferred-hydration.tsx); React keeps no state of a part that waits. */
export class HydrationGate {
  /** Resolves when the part comes near the screen or is touched. */
  readonly waking: Promise<void>;
  /** Resolves when it is alive, or no longer in the page. */
  readonly alive: Promise<void>;
  #resolve: () => void = () => undefined;
  #rise: () => void = () => undefined;
  #isServed = false;
  #hasRisen = false;
  #mayPass = false;
  #element: HTMLElement | null = null;

  constructor() {
    this.waking = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.alive = new Promise((resolve) => {
      this.#rise = resolve;
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

  /** An effect of the part: it is alive now. */
  readonly rise = () => {
    this.#hasRisen = true;
    if (this.#element !== null) asleep.delete(this.#element);
    this.#rise();
  };

  /** What the server said, and therefore the first render over its page. */
  readonly isServed = () => {
    this.#isServed = true;
    return true;
  };

  /** The same afterwards, so that nothing is rendered a second time. */
  readonly wasServed = () => this.#isServed;

  /** A ref of the element around the part. */
  readonly watch = (element: HTMLElement | null) => {
    if (element === null || !this.#isServed) return;
    const leave = whenNear(element, 0.5, () => {
      element.removeAttribute('data-unseen');
      this.wake();
    });
    // A boundary above that waits again takes the ref away and gives it back without running the effect anew.
    if (this.#hasRisen) return leave;
    asleep.set(element, this);
    this.#element = element;
    if (isWakingAll || element.contains(touched)) this.wake();
    return () => {
      leave();
      asleep.delete(element);
      // Strict mode takes it away and puts it back at once.
      queueMicrotask(() => !asleep.has(element) && this.#rise());
    };
  };
}
