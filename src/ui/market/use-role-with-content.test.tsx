import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBuyersSide } from './use-role-with-content.ts';

afterEach(cleanup);

test('the buyer’s side is opened once it is known to have rows (docs/reviews/2026-11-findings.md, C4)', () => {
  const open = vi.fn();
  function Screen({ isEmpty, rows }: { readonly isEmpty: boolean; readonly rows: number | undefined }) {
    useBuyersSide(isEmpty, rows, open);
    return null;
  }
  const { rerender } = render(<Screen isEmpty rows={undefined} />);
  rerender(<Screen isEmpty rows={0} />);
  expect(open).not.toHaveBeenCalled();
  rerender(<Screen isEmpty rows={12} />);
  rerender(<Screen isEmpty={false} rows={12} />);
  expect(open).toHaveBeenCalledTimes(1);
});
