import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { WishlistButton } from './wishlist-button.tsx';

const { setOnWishlist } = vi.hoisted(() => ({ setOnWishlist: vi.fn() }));
vi.mock('./set-on-wishlist.ts', () => ({ setOnWishlist }));
vi.mock('./wishlist-entries.ts', () => ({ useIsOnWishlist: () => true }));

const card = sampleCard();

beforeEach(async () => {
  setOnWishlist.mockReset();
  await showPage(
    <>
      <WishlistButton card={card} />
      <ToastRegion />
    </>,
  );
});
afterEach(() => {
  online$.next(true);
  cleanup();
});

const remove = () => screen.findByRole('button', { name: /^Remove from favourites/ });

test('U7 WISH-005 on a tile too, and offline, a removed favourite is put back where it was', async () => {
  act(() => online$.next(false));
  setOnWishlist.mockResolvedValue(1_700_000_000_000);
  fireEvent.click(await remove());
  // Before anything is written.
  expect(screen.getByRole('button', { name: /^Add to favourites/ })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(setOnWishlist.mock.calls).toEqual([
    [card.uuid, false],
    [card.uuid, true, { addedAt: 1_700_000_000_000 }],
  ]);
});

test('what could not be written is shown as before, with an error and without an undo', async () => {
  setOnWishlist.mockRejectedValue(new Error('no storage'));
  fireEvent.click(await remove());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await remove()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
