import type { RouterHistory } from '@tanstack/react-router';
import { setEarlyPopStateHandler } from './early-popstate.ts';

export type BrowserWindow = Pick<Window, 'history' | 'addEventListener'>;

/** Half the milliseconds after which a traversal counts as cancelled. */
const halfOfPatience = 500;

/** The part of a router that is used here; its history numbers the pages. */
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
  /** The close function of each open layer, the lowest layer first. */
  readonly #layers: (() => void)[] = [];
  /** Calls of the router that arrived during a traversal started here. */
  readonly #postponed: (() => void)[] = [];
  #view: BrowserWindow | null = null;
  #router: PageRouter | null = null;
  /** The router's index of the page that the current entry belongs to. */
  #index = 0;
  /** The number of layers that the current entry stands for; 0 for the entry of the page itself. */
  #depth = 0;
  /** A traversal started here is under way: its popstate event has not arrived yet. */
  #isTraversing = false;
  /** The same for a traversal of the router, which leaves the page with its layers. */
  #isLeaving = false;
  /** Runs while either is under way. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The router replaced the URL or the state of the page below open layers; the page's own entry is out of date. */
  #isReplaced = false;

  /** Connects the layers to a router and its window. Without a connection they leave the history alone. */
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
    // The router counts pages; going back it has to pass the entries of the layers as well.
    const go = router.history.go.bind(router.history);
    router.history.go = (delta, options) =>
      this.#afterTraversal(() => {
        this.#isLeaving = true;
        this.#limitWait();
        go(delta < 0 ? delta - this.#depth : delta, options);
      });
  }

  /** Registers a layer that opens; Back calls `close`. Call the function that this returns once the layer is closed. */
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
   * In a task of its own: what closes a layer often opens another one or follows a link, and either takes over the entry
   * of the closed layer.
   */
  #reconcileSoon(): void {
    setTimeout(() => this.#reconcile(), 0);
  }

  /** Adds the entries that are missing and leaves those that are left over. */
  #reconcile(): void {
    if (this.#isTraversing || this.#isLeaving || !this.#isRouterAtEntry()) return;
    if (this.#depth > this.#layers.length) this.#traverse(this.#layers.length - this.#depth);
    while (this.#depth < this.#layers.length) {
      this.#depth++;
      this.#native?.pushState(stateAt(this.#depth, this.#state), '');
    }
  }

  /** Puts this between the router and the browser: calls of the router, and popstate events before the router. */
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
    // A traversal that a navigation to another document cancelled gives no popstate when the page is shown again.
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
    // A router that refuses a departure returns to the entry of its page.
    const isOfCode = isSamePage ? wasTraversing : wasLeaving || this.#isRouterAtEntry();
    if (!isOfCode) for (const close of this.#layers.slice(this.#depth).reverse()) close();
    if (isSamePage) {
      event.stopImmediatePropagation();
      this.#updateReplaced();
    } else this.#isReplaced = false;
    this.#runPostponed();
    // When the router goes to another page, `onRendered` reconciles: most layers of the old page close with it.
    const key = this.#page?.state.__TSR_key;
    setTimeout(() => this.#page?.state.__TSR_key === key && this.#reconcile(), 0);
  }

  /** The next page takes the place of the layers' entries, so that Back from it leads to this page without layers. */
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

  /** Writes the URL and the state of the page, replaced while layers were open, to the entry that is current now. */
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

  /** In two halves: a page that was busy all the time gets to its popstate event before the second one ends. */
  #limitWait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#endTraversal(), halfOfPatience);
    }, halfOfPatience);
  }

  /** Goes on from the current entry after a traversal that gave no popstate event: it was cancelled, or led nowhere. */
  #endTraversal(): void {
    this.#readAfterTraversal();
    this.#runPostponed();
    // An entry that is left over stays: the next traversal could fail as this one did.
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
    // The entry of a native fragment link has no state; the router gives it index 0.
    const { __TSR_index = 0, layers = 0 } = this.#state;
    this.#index = __TSR_index;
    this.#depth = layers;
  }

  /** Whether the current entry is one of the page that the router shows; not while a blocker delays a traversal. */
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

  /** The browser's own functions; the router has replaced those of the instance to observe their calls. */
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
