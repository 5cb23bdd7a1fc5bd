import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RenderedAt, useNow } from './use-now.ts';

const noon = Date.UTC(2026, 10, 21, 12, 0, 0);
let renders = 0;

function Clock() {
  renders += 1;
  return <time>{useNow()}</time>;
}

function page(renderedAt: number | null) {
  return (
    <RenderedAt value={renderedAt}>
      <Clock />
    </RenderedAt>
  );
}

/** Hydrates a page that the server rendered at noon, on a device whose clock shows `deviceTime`. */
function takeOver(renderedAt: number, deviceTime: number): HTMLElement {
  vi.useFakeTimers({ toFake: ['Date'], now: deviceTime });
  const container = document.createElement('div');
  const time = document.createElement('time');
  time.textContent = String(noon);
  container.append(time);
  document.body.append(container);
  renders = 0;
  render(page(renderedAt), { container, hydrate: true });
  return container;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('U4 a page that is a moment old is not rendered again because a minute ended meanwhile', () => {
  const place = takeOver(noon + 59_000, noon + 61_000);
  expect(place.textContent).toBe(String(noon));
  expect(renders).toBe(1);
});

test('a page that was cached for long takes the time of the device', () => {
  const place = takeOver(noon, noon + 3_600_000);
  expect(place.textContent).toBe(String(noon + 3_600_000));
});

test('a page that begins in the browser has the time of the device, to the minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon + 42_000 });
  render(page(null));
  expect(screen.getByText(String(noon))).toBeTruthy();
});
