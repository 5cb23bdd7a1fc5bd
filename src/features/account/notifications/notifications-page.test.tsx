import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const { markRead, undo, finish } = vi.hoisted(() => ({
  markRead: vi.fn(async () => undefined),
  undo: vi.fn(),
  finish: vi.fn(),
}));
vi.mock('#src/data/notifications/mark-read.ts', () => ({ markRead }));
vi.mock('#src/data/notifications/delete-notification.ts', () => ({
  deleteNotification: () => ({ undo, finish }),
}));

const now = Date.now();
const fresh = sampleNotification({ id: 'bid:1', createdAt: now });
const old = sampleNotification({ id: 'bid:2', createdAt: now - 24 * 60 * 60 * 1000, readAt: now });

beforeEach(() => notificationList$.next({ ready: true, notifications: [fresh, old] }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show() {
  await showPage(
    <>
      <NotificationsPage />
      <ToastRegion />
    </>,
  );
}

test('PWA-040 each entry shows its day, time and read state, and leads to its page', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const unread = screen.getByRole('link', { name: /^Unread: New bid:1 Five days to answer \d\d:\d\d$/ });
  expect(unread.getAttribute('href')).toBe('/account/biedingen/bid:1');
  screen.getByRole('link', { name: /^New bid:2/ });
  fireEvent.click(unread);
  expect(markRead).toHaveBeenCalledWith([fresh]);
});

test('PWA-040 all are marked as read, and the unread ones can be seen alone', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: '1 unread' }));
  expect(screen.queryByRole('link', { name: /New bid:2/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(markRead).toHaveBeenCalledWith([fresh]);
  cleanup();
  notificationList$.next({ ready: true, notifications: [old] });
  await show();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Unread' }));
  screen.getByText('You have read everything.');
});

test('PWA-040 a deleted one can be put back while the toast is there, and is deleted with it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete notification: New bid:1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Delete notification: New bid:2' }));
  expect(finish).toHaveBeenCalledOnce();
  const toast = (await screen.findByText('Notification deleted')).closest<HTMLElement>('[role=status]');
  if (toast === null) throw new Error('The toast has no role.');
  fireEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  expect(finish).toHaveBeenCalledTimes(2);
});

test('PWA-040 an empty list explains what it will contain, one that is still loading does not', async () => {
  notificationList$.next({ ready: false, notifications: [] });
  await show();
  expect(screen.queryByText('No notifications yet')).toBeNull();
  cleanup();
  notificationList$.next({ ready: true, notifications: [] });
  await show();
  screen.getByRole('heading', { name: 'No notifications yet' });
});
