import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

/** Triggers the IntersectionObserver callback of each observed element. */
const observers = new Map<Element, (isNear: boolean) => void>();
const margins: (string | undefined)[] = [];

class Sight {
  readonly #heard: (entries: { isIntersecting: boolean }[]) => void;
  #element: Element | null = null;
  constructor(heard: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    this.#heard = heard;
    margins.push(options.rootMargin);
  }
  observe(element: Element) {
    this.#element = element;
    observers.set(element, (isIntersecting) => this.#heard([{ isIntersecting }]));
  }
  disconnect() {
    if (this.#element !== null) observers.delete(this.#element);
  }
}

beforeEach(() => {
  observers.clear();
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (id: string) => (
  <WhenNear id={id} className="rows">
    <p>more products</p>
  </WhenNear>
);

async function comeNear(isNear = true): Promise<void> {
  await act(async () => {
    for (const hear of [...observers.values()]) hear(isNear);
  });
}

test('a part far below is made when it comes near, and not before', async () => {
  render(part('first'));
  expect(margins.at(-1)).toBe('1000000px 0px 100%');
  await comeNear(false);
  expect(screen.queryByText('more products')).toBeNull();
  await comeNear();
  expect(screen.getByText('more products').parentElement?.className).toBe('rows');
  expect(observers.size).toBe(0);
});

test('coming back renders it at once, so that the page has its earlier height', async () => {
  const before = render(part('seen'));
  await comeNear();
  before.unmount();
  render(part('seen'));
  expect(screen.getByText('more products')).toBeTruthy();
});

test('another part has not been seen by that, and one that is left is no longer watched', () => {
  const { unmount } = render(part('unseen'));
  expect(screen.queryByText('more products')).toBeNull();
  expect(observers.size).toBe(1);
  unmount();
  expect(observers.size).toBe(0);
});

test('the server renders a placeholder alone, with the space for the later content', () => {
  expect(renderToString(part('served'))).toBe('<div class="rows"></div>');
  const roomy = (
    <WhenNear id="roomy" placeholder={<hr />}>
      <p>more products</p>
    </WhenNear>
  );
  expect(renderToString(roomy)).toBe('<div><hr/></div>');
});

test('the space is reserved until the part has loaded, then released', async () => {
  let come: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Late = lazy(() => loading.then(() => ({ default: () => <p>more products</p> })));
  render(
    <WhenNear id="late" placeholder={<hr />}>
      <Late />
    </WhenNear>,
  );
  await comeNear();
  expect(screen.getByRole('separator')).toBeTruthy();
  come();
  expect(await screen.findByText('more products')).toBeTruthy();
  expect(screen.queryByRole('separator')).toBeNull();
});

test('a browser without IntersectionObserver gets everything', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(part('old browser'));
  expect(screen.getByText('more products')).toBeTruthy();
});
