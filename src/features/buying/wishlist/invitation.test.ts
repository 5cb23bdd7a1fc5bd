import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import { adminUiShown } from './admin-ui.ts';
import { closeInvitation, invitation$, inviteAfterSaving } from './invitation.ts';

function storage(first: Record<string, string> = {}) {
  const values = new Map(Object.entries(first));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  closeInvitation();
  session$.next(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('WISH-013 a visitor is invited after saving; the invitation hides after 5 seconds', () => {
  inviteAfterSaving();
  expect(invitation$.value).toBe('tooltip');
  vi.advanceTimersByTime(4_999);
  expect(invitation$.value).toBe('tooltip');
  vi.advanceTimersByTime(1);
  expect(invitation$.value).toBe('none');
});

test('WISH-010 WISH-011 the second item asks and stays until answered, later ones hint for 5 seconds', () => {
  inviteAfterSaving();
  inviteAfterSaving();
  expect(invitation$.value).toBe('popup');
  vi.advanceTimersByTime(60_000);
  expect(invitation$.value).toBe('popup');
  closeInvitation();
  inviteAfterSaving();
  expect(invitation$.value).toBe('none');
  inviteAfterSaving();
  expect(invitation$.value).toBe('hint');
  vi.advanceTimersByTime(5_000);
  expect(invitation$.value).toBe('none');
});

test('WISH-013 the Dutch invitation matches the specification exactly', () => {
  expect(readFileSync('locales/nl/messages.po', 'utf8')).toContain(
    'msgid "wishlist.login_tooltip"\nmsgstr "Log in om dit item als favoriet te bewaren"',
  );
});

test('WISH-022 the favourite button is hidden for staff with the admin UI on, and for nobody else', () => {
  const staff = { token: 't', userId: 'u', email: 'e', name: 'n', isStaff: true, sellerId: null };
  vi.stubGlobal('localStorage', storage({ showAdminUI: 'true' }));
  expect(adminUiShown()).toBe(false);
  session$.next({ ...staff, isStaff: false });
  expect(adminUiShown()).toBe(false);
  session$.next(staff);
  expect(adminUiShown()).toBe(true);
  vi.stubGlobal('localStorage', storage());
  expect(adminUiShown()).toBe(false);
});
