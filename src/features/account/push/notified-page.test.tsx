import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { NotifiedPage } from './notified-page.tsx';

const path = '/products/kast-van-teak';
const expected = sampleNotification({ id: 'product:1', path });
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

const show = (id = expected.id) => render(<NotifiedPage {...{ id, onFound, onMissing }} />);

test('PWA-040 a push opens its page with the data on the device', () => {
  notificationList$.next({ ready: true, notifications: [other, expected] });
  show();
  expect(onFound.mock.calls).toEqual([[path]]);
  vi.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
});

test('PWA-040 waits for a notification that has not arrived yet', () => {
  notificationList$.next({ ready: false, notifications: [] });
  show();
  act(() => notificationList$.next({ ready: true, notifications: [other] }));
  vi.advanceTimersByTime(9_000);
  expect(onFound).not.toHaveBeenCalled();
  act(() => notificationList$.next({ ready: true, notifications: [expected, other] }));
  expect(onFound.mock.calls).toEqual([[path]]);
});

test('PWA-040 one that does not come leaves the list as it is', () => {
  show();
  vi.advanceTimersByTime(10_000);
  expect(onMissing).toHaveBeenCalledOnce();
  expect(onFound).not.toHaveBeenCalled();
});
