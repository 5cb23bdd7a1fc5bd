import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { addEarlyPopStateListener } from './early-popstate.ts';
import { LayerHistory } from './layer-history.ts';

interface Entry {
  state: unknown;
  href: string;
}

/** The session history of a tab. As in a browser, traversals happen in a later task. */
class FakeTab {
  entries: Entry[] = [{ state: null, href: '/before' }];
  at = 0;
  /** If true, traversals that are requested never happen. */
  isStuck = false;
  #target = new EventTarget();

  get current() {
    return this.entries[this.at] ?? { state: null, href: '/' };
  }

  get hrefs() {
    return this.entries.map(({ href }) => href);
  }

  go(delta: number) {
    if (this.isStuck) return;
    setTimeout(() => {
      if (this.entries[this.at + delta] === undefined) return;
      this.at += delta;
      this.#target.dispatchEvent(new Event('popstate'));
    }, 5);
  }

  /** Restores the page from the back/forward cache. */
  showAgain() {
    this.#target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }

  /** The window of a new document; earlier windows receive no further events. */
  newWindow(): Window {
    this.#target = new EventTarget();
    const target = this.#target;
    return {
      history: new FakeHistory(this),
      get location() {
        return { pathname: tab.current.href, search: '', hash: '' };
      },
      // As in Chromium: in the order of registration, ignoring `capture`.
      addEventListener: (type: string, listener: EventListener) => target.addEventListener(type, listener),
    } as unknown as Window;
  }
}

/** Its methods are on the prototype, as in browsers. */
class FakeHistory {
  readonly #tab: FakeTab;
  constructor(of: FakeTab) {
    this.#tab = of;
  }
  get state() {
    return structuredClone(this.#tab.current.state);
  }
  pushState(state: unknown, _: string, href = this.#tab.current.href) {
    this.#tab.entries.splice(this.#tab.at + 1, Number.POSITIVE_INFINITY, { state, href });
    this.#tab.at++;
  }
  replaceState(state: unknown, _: string, href = this.#tab.current.href) {
    this.#tab.entries[this.#tab.at] = { state, href };
  }
  go(delta: number) {
    this.#tab.go(delta);
  }
}

let tab: FakeTab;
let layers: LayerHistory;
let history: RouterHistory;
/** Every URL that the router navigated to. */
let shown: string[];
/** Reports that the router has rendered a page. */
let rendered: () => void;

/** Loads a new document in the tab, as on a first visit and on reload. */
function load() {
  const view = tab.newWindow();
  addEarlyPopStateListener(view);
  layers = new LayerHistory();
  history = createBrowserHistory({ window: view });
  const subscribe = (_: string, listener: () => void) => {
    rendered = listener;
  };
  layers.connect({ history, subscribe }, view);
  shown = [];
  history.subscribe(({ location }) => shown.push(location.href));
}

/** Opens a layer that closes on Back and by its own `close`. */
function open() {
  const layer = { isOpen: true, close: () => {} };
  const closed = layers.open(() => layer.close());
  layer.close = () => {
    if (!layer.isOpen) return;
    layer.isOpen = false;
    closed();
  };
  return layer;
}

async function press(delta: -1 | 1) {
  tab.go(delta);
  await vi.advanceTimersByTimeAsync(50);
}
const pause = () => vi.advanceTimersByTimeAsync(50);
async function visit(href: string) {
  history.push(href);
  await pause();
}

beforeEach(async () => {
  vi.useFakeTimers();
  tab = new FakeTab();
  load();
  await visit('/list');
  await visit('/product');
  shown.length = 0;
});

test('Back closes a layer without the router, and the next Back leaves the page', async () => {
  const photos = open();
  expect(tab.hrefs).toEqual(['/before', '/list', '/product', '/product']);
  await press(-1);
  expect([photos.isOpen, tab.at, shown]).toEqual([false, 2, []]);
  await press(-1);
  expect(shown).toEqual(['/list']);
});

test('closing a layer by other means goes back to the entry of the page', async () => {
  const photos = open();
  photos.close();
  await pause();
  expect([tab.at, shown]).toEqual([2, []]);
  await press(-1);
  expect(shown).toEqual(['/list']);
});

test('Forward to the entry of a closed layer returns to the page', async () => {
  open();
  await press(-1);
  await press(1);
  expect([tab.at, shown]).toEqual([2, []]);
});

test('Back closes the top layer only; two quick Backs close two', async () => {
  const [sheet, question] = [open(), open()];
  await press(-1);
  expect([sheet.isOpen, question.isOpen]).toEqual([true, false]);
  const other = open();
  tab.go(-1);
  await press(-1);
  expect([sheet.isOpen, other.isOpen, tab.at, shown]).toEqual([false, false, 2, []]);
});

test('two quick Backs close a single layer and leave the page', async () => {
  const photos = open();
  tab.go(-1);
  await press(-1);
  expect([photos.isOpen, shown]).toEqual([false, ['/list']]);
});

test('a layer that opens when another closes takes over its entry', async () => {
  const menu = open();
  menu.close();
  const dialog = open();
  await pause();
  expect([tab.hrefs.length, tab.at]).toEqual([4, 3]);
  await press(-1);
  expect([dialog.isOpen, tab.at]).toEqual([false, 2]);
});

test('a layer that opens during the traversal after another closed gets its own entry', async () => {
  open().close();
  await vi.advanceTimersByTimeAsync(2);
  const dialog = open();
  await pause();
  expect([dialog.isOpen, tab.at]).toEqual([true, 3]);
  await press(-1);
  expect([dialog.isOpen, tab.at, shown]).toEqual([false, 2, []]);
});

test('a layer that refuses to close on Back gets its entry again', async () => {
  const close = vi.fn<() => void>();
  layers.open(close);
  await press(-1);
  await press(-1);
  expect(close).toHaveBeenCalledTimes(2);
  expect([tab.at, shown]).toEqual([3, []]);
});

test.each([
  ['one layer', 1],
  ['two layers', 2],
])('after a link in %s, Back leads to the page without layers', async (_, count) => {
  const opened = Array.from({ length: count }, open);
  for (const layer of opened) layer.close();
  history.push('/seller');
  await pause();
  expect([tab.hrefs, tab.at]).toEqual([['/before', '/list', '/product', '/seller'], 3]);
  await press(-1);
  expect([tab.at, shown]).toEqual([2, ['/seller', '/product']]);
});

test('Back closes a layer that stayed open while the page changed', async () => {
  const filters = open();
  history.push('/list?color=red');
  await pause();
  rendered();
  await pause();
  expect(tab.hrefs.slice(2)).toEqual(['/product', '/list?color=red', '/list?color=red']);
  await press(-1);
  expect([filters.isOpen, tab.at]).toEqual([false, 3]);
  await press(-1);
  expect(shown.at(-1)).toBe('/product');
});

test('a URL that the router replaces below a layer is the URL of the page after closing', async () => {
  const sheet = open();
  history.replace('/product?photo=2');
  await pause();
  sheet.close();
  await pause();
  expect([tab.at, tab.entries[2]?.href, history.location.href]).toEqual([
    2,
    '/product?photo=2',
    '/product?photo=2',
  ]);
  const { key, __TSR_index } = history.location.state;
  expect(tab.entries[2]?.state).toMatchObject({ key, __TSR_index });
});

test('history.go of the router passes the entries of layers', async () => {
  open();
  history.go(-1);
  await pause();
  expect([tab.at, shown.at(-1)]).toEqual([1, '/list']);
});

test('a reload with an open layer returns to the entry of the page', async () => {
  open();
  load();
  expect(history.location.state.__TSR_index).toBe(2);
  await pause();
  expect([tab.at, shown]).toEqual([2, []]);
  await press(-1);
  expect(shown).toEqual(['/list']);
});

test('FORM-026 the question after a refused Back is a layer above the page', async () => {
  const asked = vi.fn<() => void>();
  history.block({
    enableBeforeUnload: false,
    blockerFn: () => {
      asked();
      return true;
    },
  });
  tab.go(-1);
  await vi.advanceTimersByTimeAsync(6);
  // The browser is at the list, and the router has asked it to return to the product.
  expect([asked.mock.calls.length, tab.at]).toEqual([1, 1]);
  const question = open();
  await pause();
  expect([tab.at, tab.hrefs.slice(1)]).toEqual([3, ['/list', '/product', '/product']]);
  await press(-1);
  expect([question.isOpen, tab.at, asked.mock.calls.length]).toEqual([false, 2, 1]);
});

test('FORM-026 leaving after the question goes where Back led', async () => {
  const question = open();
  question.close();
  history.go(-1, { ignoreBlocker: true });
  await pause();
  expect([tab.at, history.location.href]).toEqual([1, '/list']);
});

test.each([
  ['one layer', 1],
  ['two layers', 2],
])('a link in %s works after a second when the traversal gives no popstate event', async (_, count) => {
  const opened = Array.from({ length: count }, open);
  opened[0]?.close();
  tab.isStuck = true;
  await pause();
  for (const layer of opened) layer.close();
  history.push('/seller');
  await vi.advanceTimersByTimeAsync(900);
  expect(tab.hrefs).not.toContain('/seller');
  await vi.advanceTimersByTimeAsync(1_200);
  expect(tab.current.href).toBe('/seller');
  tab.isStuck = false;
  await visit('/about');
  expect(tab.current.href).toBe('/about');
  const layer = open();
  await press(-1);
  expect([layer.isOpen, tab.current.href]).toEqual([false, '/about']);
});

test('a layer that opens during a traversal that never ends gets its entry after a second', async () => {
  open().close();
  tab.isStuck = true;
  await pause();
  const [sheet, question] = [open(), open()];
  await vi.advanceTimersByTimeAsync(1_000);
  tab.isStuck = false;
  await press(-1);
  await press(-1);
  expect([question.isOpen, sheet.isOpen, tab.at, shown]).toEqual([false, false, 2, []]);
});

test('history.go of the router that leads nowhere leaves layers their entries', async () => {
  history.go(5);
  await vi.advanceTimersByTimeAsync(1_000);
  const photos = open();
  await press(-1);
  expect([photos.isOpen, shown]).toEqual([false, []]);
});

test('a page from the back/forward cache leaves the entry of a closed layer and follows links at once', async () => {
  open().close();
  tab.isStuck = true;
  await pause();
  history.push('/list?page=2');
  tab.isStuck = false;
  tab.showAgain();
  await pause();
  expect([tab.hrefs.at(-1), tab.at]).toEqual(['/list?page=2', 3]);
  open().close();
  tab.isStuck = true;
  await pause();
  tab.isStuck = false;
  tab.showAgain();
  await pause();
  expect([tab.at, tab.hrefs.length]).toEqual([3, 5]);
});
