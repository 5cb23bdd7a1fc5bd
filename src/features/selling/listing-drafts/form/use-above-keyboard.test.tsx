import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAboveKeyboard } from './use-above-keyboard.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  return <div ref={bar}>bar</div>;
}

test('the bar stands on the keyboard of a phone, and at the edge once that is gone or the page is enlarged', () => {
  const visible = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', visible);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  render(<Bar />);
  const height = () => screen.getByText('bar').style.getPropertyValue('--keyboard');
  const change = (to: object) =>
    act(() => {
      Object.assign(visible, to);
      visible.dispatchEvent(new Event('resize'));
    });
  expect(height()).toBe('0px');
  change({ height: 460, offsetTop: 40 });
  expect(height()).toBe('300px');
  change({ height: 400, scale: 2 });
  expect(height()).toBe('0px');
  change({ height: 800, offsetTop: 0, scale: 1 });
  expect(height()).toBe('0px');
});
