import { whenNear } from './near.ts';

const touches = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'submit'] as const;

const gates = new Map<Element, HydrationGate>();
/** The target of the current event. Nested parts that mount while the event lasts are hydrated for it as well. */
let touched: Element | null = null;
let isWakingAll = false;

/** Runs before React handles the event, so that the part is hydrated for it and the event is not lost. */
function hydrateTouched({ target }: Event): void {
  touched = target instanceof Element ? target : null;
  for (let at = touched; at !== null; at = at.parentElement) gates.get(at)?.hydrate();
  setTimeout(() => {
    touched = null;
  }, 0);
}

if (typeof document !== 'undefined') {
  for (const touch of touches) document.addEventListener(touch, hydrateTouched, true);
  addEventListener('beforeprint', () => void hydrateAll());
}

/** Maximum time in milliseconds to wait for all parts together. */
const patience = 2_000;

/**
 * Hydrates all parts, including nested ones. Resolves when each is hydrated or removed, at the latest after two
 * seconds.
 */
export async function hydrateAll(): Promise<void> {
  const deadline = performance.now() + patience;
  isWakingAll = true;
  for (let left = patience; gates.size > 0 && left > 0; left = deadline - performance.now()) {
    const open = [...gates.values()];
    for (const gate of open) gate.hydrate();
    const all = Promise.all(open.map(({ hydrated }) => hydrated));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, left))]);
  }
  isWakingAll = false;
}

/**
 * The hydration state of one part of a server-rendered page (deferred-hydration.tsx). Held outside React, which keeps
 * no state for a component that suspends before it has mounted.
 */
export class HydrationGate {
  /** Resolves when the part is to be hydrated: it came near the viewport or received an event. */
  readonly waking: Promise<void>;
  /** Resolves when the part is hydrated or no longer in the document. */
  readonly hydrated: Promise<void>;
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
    this.hydrated = new Promise((resolve) => {
      this.#rise = resolve;
    });
  }

  /**
   * Suspends only the first attempt of React to hydrate the part. React tries again only for new contents, and then
   * must not be kept waiting.
   */
  mayPass(): boolean {
    const may = this.#mayPass;
    this.#mayPass = true;
    return may;
  }

  hydrate(): void {
    this.#mayPass = true;
    this.#resolve();
  }

  /** Called in an effect of the part: it is hydrated. */
  readonly rise = () => {
    this.#hasRisen = true;
    if (this.#element !== null) gates.delete(this.#element);
    this.#rise();
  };

  /** Server snapshot: used on the server and for the hydrating render, which marks the part as server-rendered. */
  readonly isServed = () => {
    this.#isServed = true;
    return true;
  };

  /** Client snapshot: the same value, so that hydration does not cause another render. */
  readonly wasServed = () => this.#isServed;

  /** Ref callback of the element around the part. */
  readonly watch = (element: HTMLElement | null) => {
    if (element === null || !this.#isServed) return;
    const leave = whenNear(element, 0.5, () => {
      element.removeAttribute('data-unseen');
      this.hydrate();
    });
    // When a Suspense boundary above suspends again, React detaches and reattaches the ref without running the effect
    // again.
    if (this.#hasRisen) return leave;
    gates.set(element, this);
    this.#element = element;
    if (isWakingAll || element.contains(touched)) this.hydrate();
    return () => {
      leave();
      gates.delete(element);
      // Strict Mode detaches and reattaches the ref immediately, hence the microtask.
      queueMicrotask(() => !gates.has(element) && this.#rise());
    };
  };
}
