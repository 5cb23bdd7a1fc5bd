import { i18n } from '@lingui/core';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationList$ } from '#src/data/notifications/notification-list.ts';
import { dismissToast, toastStore } from '#src/ui/kit/toast-store.ts';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { showAppBadge } from './app-badge.ts';
import { type OpenPage, readWhatIsOpen } from './follow-notifications.ts';

const { markRead } = vi.hoisted(() => ({
  markRead: vi.fn(async (_seen: readonly Notification[]) => undefined),
}));
vi.mock('#src/data/notifications/mark-read.ts', () => ({ markRead }));

const openedAt = Date.now();
const here = sampleNotification({ id: 'bid:1', createdAt: openedAt + 1 });
const elsewhere = sampleNotification({ id: 'bid:2', createdAt: openedAt + 1 });
const page$ = new BehaviorSubject<OpenPage>({ address: here.path, openedAt });
let stop = () => {};
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  visibility = 'visible';
  notificationList$.next({ ready: true, notifications: [] });
  page$.next({ address: here.path, openedAt });
  stop = readWhatIsOpen(page$);
});
afterEach(() => {
  stop();
  markRead.mockClear();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const arrives = (...notifications: readonly Notification[]) =>
  notificationList$.next({ ready: true, notifications });
const marked = () => markRead.mock.calls.flatMap(([seen]) => seen.map(({ id }) => id));
const toasts = () => toastStore.read().map(({ text }) => text);

test('PWA-040 what arrives for the open page is shown in a toast and read, anything else waits at the bell', () => {
  arrives(here, elsewhere);
  expect(marked()).toEqual(['bid:1']);
  expect(toasts()).toEqual(['New bid:1']);
  arrives({ ...here, readAt: 1 }, elsewhere);
  expect(toasts()).toEqual(['New bid:1']);
});

test('PWA-040 opening the page of an entry reads it without a toast', () => {
  arrives(elsewhere);
  expect(marked()).toEqual([]);
  page$.next({ address: `${elsewhere.path}?from=mail`, openedAt });
  expect(marked()).toEqual(['bid:2']);
  expect(toasts()).toEqual([]);
});

test('PWA-040 a hidden page reads nothing until it is visible', () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  arrives(here);
  expect(marked()).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(marked()).toEqual(['bid:1']);
});

test('PWA-040 a message of the open chat, which shows it itself, makes no toast', () => {
  arrives({ ...here, kind: 'message_received' });
  expect(marked()).toEqual(['bid:1']);
  expect(toasts()).toEqual([]);
});

test('PWA-040 the number on the app’s icon follows, and goes at 0', () => {
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  Object.assign(navigator, badge);
  showAppBadge(3);
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  showAppBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});
