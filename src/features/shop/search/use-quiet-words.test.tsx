import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useQuietWords } from './use-quiet-words.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('SRCH-002 suggestions are fetched 100 ms after the last keystroke', () => {
  vi.useFakeTimers();
  const Quiet = ({ typed }: { readonly typed: string }) => <output>{useQuietWords(typed)}</output>;
  const { rerender } = render(<Quiet typed="" />);
  const shown = () => screen.getByRole('status').textContent;
  rerender(<Quiet typed="st" />);
  act(() => vi.advanceTimersByTime(99));
  rerender(<Quiet typed="sto" />);
  act(() => vi.advanceTimersByTime(99));
  expect(shown()).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe('sto');
});
