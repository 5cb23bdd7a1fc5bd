import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced, throttled } from './pace.ts';
import { ScrollTop } from './scroll-top.tsx';
import { topBarUntil, useBottomBar, useScrolledPast, useScrollsDown } from './use-scrolled-past.ts';

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  scrollTo(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <ScrollTop />
    </I18nProvider>,
  );
}
const button = () => screen.queryByRole('button', { name: 'Back to the top' });

test('NAV-020 the button to the top appears above 500 px, and leads there', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show();
  scrollTo(500);
  act(() => vi.advanceTimersByTime(250));
  expect(button()).toBeNull();
  scrollTo(501);
  act(() => vi.advanceTimersByTime(250));
  const there = button();
  expect(there).not.toBeNull();
  if (there !== null) fireEvent.click(there);
  expect(scroll.mock.calls[0]?.[0]).toMatchObject({ top: 0 });
});

test('NAV-021 its scroll listener runs at most every 250 ms', () => {
  show();
  scrollTo(100);
  scrollTo(900);
  act(() => vi.advanceTimersByTime(249));
  expect(button()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(button()).not.toBeNull();
});

test('NAV-016 the top bar is there up to 48 px, hides after, and comes back', () => {
  const Bar = () => (useScrolledPast(topBarUntil) ? null : <p>Top bar</p>);
  render(<Bar />);
  const bar = () => screen.queryByText('Top bar');
  scrollTo(48);
  expect(bar()).not.toBeNull();
  scrollTo(49);
  expect(bar()).toBeNull();
  scrollTo(48);
  expect(bar()).not.toBeNull();
});

test('NAV-022 the bar at the bottom comes after 50 px', () => {
  const Bar = () => (useBottomBar() ? <p>Buy</p> : null);
  render(<Bar />);
  scrollTo(50);
  expect(screen.queryByText('Buy')).toBeNull();
  scrollTo(51);
  expect(screen.queryByText('Buy')).not.toBeNull();
});

test('scrolling down hides what scrolling up shows again; the top and movements of a few pixels hide nothing', () => {
  const Bar = () => (useScrollsDown() ? null : <p>Header</p>);
  render(<Bar />);
  const bar = () => screen.queryByText('Header');
  scrollTo(100);
  expect(bar()).not.toBeNull();
  scrollTo(400);
  expect(bar()).toBeNull();
  scrollTo(396);
  expect(bar()).toBeNull();
  scrollTo(380);
  expect(bar()).not.toBeNull();
  scrollTo(384);
  expect(bar()).not.toBeNull();
  scrollTo(600);
  expect(bar()).toBeNull();
  scrollTo(0);
  expect(bar()).not.toBeNull();
});

test('a throttled call runs at once and once more at the end; a debounced one only at the end', () => {
  const often = vi.fn();
  const throttle = throttled(often, 250);
  for (let call = 0; call < 5; call += 1) throttle();
  expect(often).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(often).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(often).toHaveBeenCalledTimes(2);
  const late = vi.fn();
  const debounce = debounced(late, 150);
  debounce();
  vi.advanceTimersByTime(149);
  debounce();
  vi.advanceTimersByTime(149);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledTimes(1);
});
