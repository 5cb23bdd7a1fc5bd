import { afterEach, expect, test, vi } from 'vitest';
import { localKeys } from '#domain/storage/local-keys.ts';

const session = {
  ...{ token: 'token', userId: 'anna', email: 'anna@example.org', name: 'Anna' },
  ...{ isStaff: false, sellerId: null },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Two tabs of one browser: each has the module of its own, and hears what the other stores. */
async function twoTabs() {
  const stored = new Map<string, string>();
  const tabs = [new EventTarget(), new EventTarget()] as const;
  const openTab = async (tab: EventTarget, other: EventTarget) => {
    const announce = (key: string, newValue: string | null) =>
      other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        stored.set(key, value);
        announce(key, value);
      },
      removeItem: (key: string) => {
        if (stored.delete(key)) announce(key, null);
      },
    };
    vi.resetModules();
    vi.stubGlobal('window', tab);
    vi.stubGlobal('localStorage', localStorage);
    return await import('./session.ts');
  };
  stored.set(localKeys.authToken, JSON.stringify(session));
  // The tab that is opened last is the one that the test acts in, because there is one global localStorage.
  const second = await openTab(tabs[1], tabs[0]);
  return [await openTab(tabs[0], tabs[1]), second] as const;
}

test('AUTH-016 a session that expires in one tab asks in the others too, and one of them handles the data', async () => {
  const [first, second] = await twoTabs();
  first.signOut('expired');
  expect(second.session$.value).toBeNull();
  expect([first.signOutReason(), second.signOutReason()]).toEqual(['expired', 'expired']);
  expect(second.emailOfEndedSession()).toBe('anna@example.org');
  expect([first.isExpiredHere(), second.isExpiredHere()]).toEqual([true, false]);
});

test('AUTH-015 signing out in one tab asks nothing in the others', async () => {
  const [first, second] = await twoTabs();
  first.signOut();
  expect(second.session$.value).toBeNull();
  expect([second.signOutReason(), second.emailOfEndedSession()]).toEqual(['chosen', '']);
});
