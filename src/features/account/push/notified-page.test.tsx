import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { NotifiedPage } from './notified-page.tsx';

const path = '/products/kast-van-teak';
const told = sampleNotification({ id: 'product:1', path });
const other = sampleNotification({ id: 'bid:1' });
const [onFound, onMissing] = [vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  notificationList$.next({ ready: true, notifications: [other] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const show = (id = told.id) => render(<NotifiedPage {...{ id, onFound, onMissing }} />);

test('PWA-040 a push leads on to its page by what is on the device', () => {
  notificationList$.next({ ready: true, notifications: [other, told] });
  show();
  expect(onFound.mock.calls).toEqual([[path]]);
  vi.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
});

test('PWA-040 a notification that is still on its way is waited for', () => {
  notificationList$.next({ ready: false, notifications: [] });
  show();
  act(() => notificationList$.next({ ready: true, notifications: [other] }));
  vi.advanceTimersByTime(9_000);
  expect(onFound).not.toHaveBeenCalled();
  act(() => notificationList$.next({ ready: true, notifications: [told, other] }));
  expect(onFound.mock.calls).toEqual([[path]]);
});

test('PWA-040 one that does not come leaves the list as it is', () => {
  show();
  vi.advanceTimersByTime(10_000);
  expect(onMissing).toHaveBeenCalledOnce();
  expect(onFound).not.toHaveBeenCalled();
});
