import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type BuyersRows, useBuyersSide } from './use-role-with-content.ts';

afterEach(cleanup);

const loading: BuyersRows = { data: undefined, isLoading: true };
const rows = (totalCount: number): BuyersRows => ({ data: { totalCount }, isLoading: false });
/** Without a network, or when it could not be loaded. */
const unknown: BuyersRows = { data: undefined, isLoading: false };

test('the buyer’s side is opened once it is known to have rows, and no empty list is shown before that', () => {
  const open = vi.fn();
  function Screen({ isEmpty, buyers }: { readonly isEmpty: boolean; readonly buyers: BuyersRows }) {
    return useBuyersSide(isEmpty, buyers, open) ? 'undecided' : 'decided';
  }
  const seen = () => screen.getByText(/decided/).textContent;
  const { rerender } = render(<Screen isEmpty={false} buyers={unknown} />);
  expect(seen()).toBe('decided');
  rerender(<Screen isEmpty buyers={loading} />);
  expect(seen()).toBe('undecided');
  rerender(<Screen isEmpty buyers={unknown} />);
  expect(seen()).toBe('decided');
  rerender(<Screen isEmpty buyers={rows(0)} />);
  expect(seen()).toBe('decided');
  expect(open).not.toHaveBeenCalled();
  rerender(<Screen isEmpty buyers={rows(12)} />);
  expect(seen()).toBe('undecided');
  rerender(<Screen isEmpty={false} buyers={rows(12)} />);
  expect(seen()).toBe('decided');
  expect(open).toHaveBeenCalledTimes(1);
});
