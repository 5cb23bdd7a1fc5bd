import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type SideRows, useBuyersSide } from './use-buyers-side.ts';

afterEach(cleanup);

const rows = (totalCount: number, given: Partial<SideRows> = {}): SideRows => ({
  ...{ data: { totalCount }, isLoading: false, isFetching: false, isFetchedAfterMount: true },
  ...given,
});
const loading: SideRows = { data: undefined, isLoading: true, isFetching: true, isFetchedAfterMount: false };
/** Without a network, or when it could not be loaded. */
const unknown: SideRows = {
  data: undefined,
  isLoading: false,
  isFetching: false,
  isFetchedAfterMount: false,
};

interface ScreenProps {
  readonly sellers: SideRows;
  readonly buyers: SideRows;
  readonly isUntouched?: boolean;
  readonly open: () => void;
}

function Screen({ isUntouched = true, ...sides }: ScreenProps) {
  return useBuyersSide({ ...sides, isUntouched }) ? 'undecided' : 'decided';
}
const seen = () => screen.getByText(/decided/).textContent;

test('the buyer’s side is opened once it is known to have rows, and no empty list is shown before that', () => {
  const open = vi.fn();
  const { rerender } = render(<Screen open={open} sellers={rows(3)} buyers={unknown} />);
  expect(seen()).toBe('decided');
  const empty = rows(0);
  rerender(<Screen open={open} sellers={empty} buyers={loading} />);
  expect(seen()).toBe('undecided');
  rerender(<Screen open={open} sellers={empty} buyers={unknown} />);
  expect(seen()).toBe('decided');
  rerender(<Screen open={open} sellers={empty} buyers={rows(0)} />);
  expect(seen()).toBe('decided');
  expect(open).not.toHaveBeenCalled();
  rerender(<Screen open={open} sellers={empty} buyers={rows(12)} />);
  expect(seen()).toBe('undecided');
  rerender(<Screen open={open} sellers={empty} buyers={rows(12)} isUntouched={false} />);
  expect(seen()).toBe('decided');
  expect(open).toHaveBeenCalledTimes(1);
});

test('an empty side from the cache is asked for again before the other one is opened', () => {
  const open = vi.fn();
  const cached = rows(0, { isFetching: true, isFetchedAfterMount: false });
  const { rerender } = render(<Screen open={open} sellers={cached} buyers={rows(12)} />);
  expect(seen()).toBe('undecided');
  rerender(<Screen open={open} sellers={rows(1)} buyers={rows(12)} />);
  expect(seen()).toBe('decided');
  expect(open).not.toHaveBeenCalled();
});
