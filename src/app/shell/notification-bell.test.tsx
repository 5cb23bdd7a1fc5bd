import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notificationList$, unreadCount$ } from '#src/data/notifications/notification-list.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { NotificationBell } from './notification-bell.tsx';

afterEach(() => {
  cleanup();
  act(() => {
    notificationList$.next({ ready: false, notifications: [] });
    unreadCount$.next(0);
  });
});

const count = (unread: number) =>
  act(() => {
    notificationList$.next({ ready: true, notifications: [] });
    unreadCount$.next(unread);
  });

test('PWA-040 the bell names and shows how many are unread, and leads to them', async () => {
  await showPage(<NotificationBell />);
  expect(screen.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('/account/meldingen');
  count(1);
  expect(screen.getByRole('link', { name: '1 unread notification' }).textContent).toContain('1');
  count(120);
  expect(screen.getByRole('link', { name: '120 unread notifications' }).textContent).toContain('99+');
});

test('PWA-040 a number that rises is read aloud; an initial or falling one is not', async () => {
  await showPage(<NotificationBell />);
  const announced = () => screen.getByRole('status').textContent;
  count(2);
  expect(announced()).toBe('');
  count(3);
  expect(announced()).toBe('3 unread notifications');
  count(1);
  expect(announced()).toBe('');
});
