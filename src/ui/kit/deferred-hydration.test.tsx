import { createContext, type ReactNode, Suspense, use, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeferredHydration } from './deferred-hydration.tsx';
import { hydrateAll } from './hydration-gate.ts';

const events: string[] = [];
/** Triggers the IntersectionObserver callback of each observed element. */
const comeNear = new Map<Element, () => void>();
let root: Root | null = null;

class Sight {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(element: Element) {
    comeNear.set(element, () => this.#tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  events.length = 0;
  comeNear.clear();
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Place = createContext('here');

function Part({ name }: { readonly name: string }) {
  const place = useContext(Place);
  useEffect(() => {
    events.push(`${name} alive`);
  }, [name]);
  return (
    <button type="button" onClick={() => events.push(`${name} pressed`)}>
      {name} {place}
    </button>
  );
}

let rename: (name: string) => void = () => undefined;
let move: (place: string) => void = () => undefined;

function Page() {
  const [name, setName] = useState('first');
  const [place, setPlace] = useState('here');
  rename = setName;
  move = setPlace;
  return (
    <Place value={place}>
      <Around>
        <DeferredHydration>
          <Part name={name} />
        </DeferredHydration>
        <DeferredHydration>
          <Part name="second" />
        </DeferredHydration>
      </Around>
    </Place>
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  return <main>{children}</main>;
}

/** The server-rendered HTML in a container; `document` is undefined during rendering, as on the server. */
function served(page: ReactNode): HTMLElement {
  const { document: here } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.stubGlobal('document', here);
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

/** Waits while React works as in a browser: in tasks, with pauses in between. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

async function takeOver(place: HTMLElement): Promise<void> {
  root = hydrateRoot(place, <Page />);
  await settle();
}

const texts = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a part of the served page is visible and hydrates when it comes near', async () => {
  const place = served(<Page />);
  const [first, second] = document.querySelectorAll('button');
  await takeOver(place);
  expect(events).toEqual([]);
  expect(texts()).toEqual(['first here', 'second here']);
  comeNear.get(first?.parentElement ?? place)?.();
  await vi.waitFor(() => expect(events).toEqual(['first alive']));
  expect([...document.querySelectorAll('button')]).toEqual([first, second]);
});

test('a press on a part that is not hydrated hydrates only that part, and counts', async () => {
  await takeOver(served(<Page />));
  document.querySelectorAll('button')[1]?.click();
  expect(events).toContain('second pressed');
  await settle();
  expect(events).not.toContain('first alive');
});

test('a press before React came by counts too', async () => {
  const place = served(<Page />);
  root = hydrateRoot(place, <Page />);
  await vi.waitFor(() => expect(comeNear.size).toBe(2));
  document.querySelectorAll('button')[1]?.click();
  expect(events).toContain('second pressed');
});

test('a press counts in a nested deferred part, and before React has started', async () => {
  const nested = (
    <Suspense>
      <DeferredHydration>
        <DeferredHydration>
          <Part name="inner" />
        </DeferredHydration>
      </DeferredHydration>
    </Suspense>
  );
  const place = served(nested);
  root = hydrateRoot(place, nested);
  await new Promise((resolve) => setTimeout(resolve, 0));
  document.querySelector('button')?.click();
  expect(events).toContain('inner pressed');
});

test('all parts are hydrated in one go, also nested ones', async () => {
  const nested = (
    <DeferredHydration>
      <DeferredHydration>
        <Part name="inner" />
      </DeferredHydration>
    </DeferredHydration>
  );
  const place = served(nested);
  root = hydrateRoot(place, nested);
  await settle();
  expect(events).toEqual([]);
  await hydrateAll();
  expect(events).toEqual(['inner alive']);
});

test('new contents and contexts reach a part that is not hydrated, and nothing is empty meanwhile', async () => {
  await takeOver(served(<Page />));
  flushSync(() => rename('other'));
  expect(texts()).toEqual(['other here', 'second here']);
  flushSync(() => move('there'));
  expect(texts()).toEqual(['other there', 'second there']);
  await settle();
  expect(texts()).toEqual(['other there', 'second there']);
});

test('a change before hydration could be deferred reaches it too', async () => {
  const place = served(<Page />);
  root = hydrateRoot(place, <Page />);
  await vi.waitFor(() => expect(comeNear.size).toBe(2));
  flushSync(() => rename('other'));
  expect(texts()).toEqual(['other here', 'second here']);
});

test('all deferred parts can be hydrated at once, before an update that they must not miss', async () => {
  await takeOver(served(<Page />));
  await hydrateAll();
  expect(events).toEqual(['first alive', 'second alive']);
});

test('a hydrated part is not waited for when a boundary around it suspends again', async () => {
  let again: () => void = () => undefined;
  let ready: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    ready = resolve;
  });
  function Answer({ isReady }: { readonly isReady: boolean }) {
    if (!isReady) use(waiting);
    return null;
  }
  function Around() {
    const [isReady, setReady] = useState(true);
    again = () => setReady(false);
    return (
      <Suspense>
        <Answer isReady={isReady} />
        <DeferredHydration>
          <Part name="first" />
        </DeferredHydration>
      </Suspense>
    );
  }
  const place = served(<Around />);
  root = hydrateRoot(place, <Around />);
  await settle();
  await hydrateAll();
  expect(events).toEqual(['first alive']);
  const part = place.querySelector('div');
  flushSync(() => again());
  expect(part?.style.display).toBe('none');
  ready();
  await vi.waitFor(() => expect(part?.style.display).not.toBe('none'));
  const start = performance.now();
  await hydrateAll();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a page rendered by the browser has no deferred hydration', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Page />);
  await vi.waitFor(() => expect(events).toEqual(['first alive', 'second alive']));
});
