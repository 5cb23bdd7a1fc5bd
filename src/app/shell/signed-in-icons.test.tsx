import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { unreadCount$ } from '#src/data/notifications/notification-list.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { SignedInIcons } from './signed-in-icons.tsx';

vi.mock('./waiting-count.tsx', () => ({ WaitingCount: () => null }));
afterEach(() => {
  cleanup();
  act(() => {
    unreadCount$.next(0);
    openOfferCount$.next(0);
  });
});

test('NAV-004 PWA-040 the bell has the unread notifications, the account the open bids and suggestions', async () => {
  await showPage(<SignedInIcons />);
  screen.getByRole('link', { name: 'My account' });
  act(() => {
    unreadCount$.next(3);
    openOfferCount$.next(1);
  });
  expect(screen.getByRole('link', { name: '3 unread notifications' }).getAttribute('href')).toBe(
    '/account/meldingen',
  );
  screen.getByRole('link', { name: 'My account, 1 open bid or suggestion' });
});
