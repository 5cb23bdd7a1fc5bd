import type { RouterHistory } from '@tanstack/react-router';
import { setEarlyPopStateHandler } from './early-popstate.ts';

export type BrowserWindow = Pick<Window, 'history' | 'addEventListener'>;

/** Half of the time in milliseconds after which a traversal is considered cancelled. */
const halfOfPatience = 500;

/** The part of the router's API in use; its history numbers the pages. */
export interface PageRouter {
  readonly history: Pick<RouterHistory, 'location' | 'go'>;
  readonly subscribe: (event: 'onRendered', listener: () => void) => unknown;
}

type Url = string | URL | null;

/**
 * Gives every open layer an entry in the session history, above the entry of its page and with the same URL, so that
 * Back closes the layer in every browser. The router does not see these entries. The reasons are in
 * docs/decisions/0031-back-closes-layers.md.
 */
export class LayerHistory {
  /** The close function of each open layer, lowest layer first. */
  readonly #layers: (() => void)[] = [];
  /** Router calls that arrived during a traversal started here. */
  readonly #postponed: (() => void)[] = [];
  #view: BrowserWindow | null = null;
  #router: PageRouter | null = null;
  /** The router's index of the page that the current entry belongs to. */
  #index = 0;
  /** The number of layers that the current entry stands for; 0 for the entry of the page itself. */
  #depth = 0;
  /** Whether a traversal started here is in progress: its popstate event has not arrived yet. */
  #isTraversing = false;
  /** The same for a traversal of the router, which leaves the page with its layers. */
  #isLeaving = false;
  /** Runs while either traversal is in progress. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Whether the router replaced the URL or state of the page below open layers, so that the page's own entry is
   * outdated.
   */
  #isReplaced = false;

  /** Connects the layers to a router and its window. Without a connection they do not change the history. */
  connect(router: PageRouter, view: BrowserWindow): void {
    if (this.#router !== router) this.#follow(router);
    if (this.#view !== null) return;
    this.#view = view;
    this.#intercept(view);
    this.#read();
    // After a reload the current entry may be that of a layer that no longer exists.
    this.#isReplaced = this.#depth > 0;
    this.#reconcileSoon();
  }

  #follow(router: PageRouter): void {
    this.#router = router;
    router.subscribe('onRendered', () => this.#reconcileSoon());
    // The router counts pages only; going back must also pass the entries of the layers.
    const go = router.history.go.bind(router.history);
    router.history.go = (delta, options) =>
      this.#afterTraversal(() => {
        this.#isLeaving = true;
        this.#limitWait();
        go(delta < 0 ? delta - this.#depth : delta, options);
      });
  }

  /** Registers an opened layer; Back calls `close`. The returned function must be called once the layer is closed. */
  open(close: () => void): () => void {
    const layer = () => close();
    this.#layers.push(layer);
    if (this.#layers.length > this.#depth) this.#reconcile();
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1);
      this.#reconcileSoon();
    };
  }

  /**
   * Runs in a separate task: what closes a layer often opens another one or follows a link, and either reuses the
   * entry of the closed layer.
   */
  #reconcileSoon(): void {
    setTimeout(() => this.#reconcile(), 0);
  }

  /** Adds missing entries, and goes back from surplus ones. */
  #reconcile(): void {
    if (this.#isTraversing || this.#isLeaving || !this.#isRouterAtEntry()) return;
    if (this.#depth > this.#layers.length) this.#traverse(this.#layers.length - this.#depth);
    while (this.#depth < this.#layers.length) {
      this.#depth++;
      this.#native?.pushState(stateAt(this.#depth, this.#state), '');
    }
  }

  /** Intercepts the router's calls to the browser, and popstate events before they reach the router. */
  #intercept(view: BrowserWindow): void {
    const { history } = view;
    const pushState = history.pushState.bind(history);
    const replaceState = history.replaceState.bind(history);
    history.pushState = (state, _, url) =>
      this.#afterTraversal((isLate) =>
        this.#push(state, url, isLate ? this.#native : { pushState, replaceState }),
      );
    history.replaceState = (state, _, url) =>
      this.#afterTraversal((isLate) => this.#replace(state, url, isLate ? this.#native : { replaceState }));
    setEarlyPopStateHandler((event) => this.#onPopState(event));
    // A traversal that was cancelled by a navigation to another document fires no popstate event when the page is
    // shown again.
    view.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#endTraversal();
      this.#reconcileSoon();
    });
  }

  #onPopState(event: PopStateEvent): void {
    const wasTraversing = this.#isTraversing;
    const wasLeaving = this.#isLeaving;
    const [index, depth] = [this.#index, this.#depth];
    this.#readAfterTraversal();
    const isSamePage = index === this.#index && depth + this.#depth > 0;
    // A router whose navigation was blocked returns to the entry of its page.
    const isOfCode = isSamePage ? wasTraversing : wasLeaving || this.#isRouterAtEntry();
    if (!isOfCode) for (const close of this.#layers.slice(this.#depth).reverse()) close();
    if (isSamePage) {
      event.stopImmediatePropagation();
      this.#updateReplaced();
    } else this.#isReplaced = false;
    this.#runPostponed();
    // If the router goes to another page, `onRendered` reconciles: most layers of the old page close with it.
    const key = this.#page?.state.__TSR_key;
    setTimeout(() => this.#page?.state.__TSR_key === key && this.#reconcile(), 0);
  }

  /** The next page replaces the entries of the layers, so that Back from it leads to this page without layers. */
  #push(
    state: unknown,
    url: Url | undefined,
    to?: Pick<History, 'pushState' | 'replaceState'>,
    hasTraversed = false,
  ): void {
    this.#isLeaving = false;
    if (this.#depth > 1 && !hasTraversed) {
      this.#traverse(-this.#depth);
      this.#postponed.push(() => this.#push(state, url, this.#native, true));
      return;
    }
    this.#isReplaced = false;
    if (this.#depth > 0) to?.replaceState(state, '', url);
    else to?.pushState(state, '', url);
    this.#read();
  }

  #replace(state: unknown, url: Url | undefined, to?: Pick<History, 'replaceState'>): void {
    this.#isReplaced = this.#depth > 0;
    to?.replaceState(stateAt(this.#depth, state), '', url);
    this.#read();
  }

  /** Writes the URL and state of the page, if replaced while layers were open, to the current entry. */
  #updateReplaced(): void {
    const page = this.#page;
    if (!this.#isReplaced || page?.state.__TSR_index !== this.#index) return;
    this.#isReplaced = this.#depth > 0;
    this.#native?.replaceState(stateAt(this.#depth, page.state), '', page.href);
  }

  #traverse(delta: number): void {
    this.#isTraversing = true;
    this.#limitWait();
    this.#native?.go(delta);
  }

  /**
   * In two halves: a page that was busy the whole time still processes its popstate event before the second half
   * ends.
   */
  #limitWait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#endTraversal(), halfOfPatience);
    }, halfOfPatience);
  }

  /**
   * Continues from the current entry after a traversal without a popstate event, because it was cancelled or had no
   * target.
   */
  #endTraversal(): void {
    this.#readAfterTraversal();
    this.#runPostponed();
    // A surplus entry is left in place, because another traversal could fail as this one did.
    if (this.#layers.length > this.#depth) this.#reconcile();
  }

  #readAfterTraversal(): void {
    clearTimeout(this.#timer);
    this.#isTraversing = false;
    this.#isLeaving = false;
    this.#read();
  }

  #runPostponed(): void {
    for (const call of this.#postponed.splice(0)) call();
  }

  #afterTraversal(call: (isLate: boolean) => void): void {
    if (this.#isTraversing) this.#postponed.push(() => call(true));
    else call(false);
  }

  #read(): void {
    // The entry of a native fragment link has no state; the router assigns it index 0.
    const { __TSR_index = 0, layers = 0 } = this.#state;
    this.#index = __TSR_index;
    this.#depth = layers;
  }

  /**
   * Whether the current entry belongs to the page that the router shows; false while a blocker delays a traversal.
   */
  #isRouterAtEntry(): boolean {
    const key = this.#state.__TSR_key;
    return key !== undefined && key === this.#page?.state.__TSR_key;
  }

  get #page() {
    return this.#router?.history.location;
  }

  get #state(): EntryState {
    return Object(this.#view?.history.state);
  }

  /** The browser's own functions; the router has replaced those on the instance to observe calls. */
  get #native(): Pick<History, 'pushState' | 'replaceState' | 'go'> | undefined {
    const history = this.#view?.history;
    if (history === undefined) return undefined;
    const { pushState, replaceState, go }: History = Object.getPrototypeOf(history);
    return {
      pushState: pushState.bind(history),
      replaceState: replaceState.bind(history),
      go: go.bind(history),
    };
  }
}

interface EntryState {
  readonly __TSR_index?: number;
  readonly __TSR_key?: string;
  readonly layers?: number;
}

/** The state of an entry with `depth` layers above the page. */
function stateAt(depth: number, state: unknown): EntryState {
  const { layers: _, ...page }: EntryState = Object(state);
  return depth === 0 ? page : { ...page, layers: depth };
}
