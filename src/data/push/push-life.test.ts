import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, session$, signOut } from '#src/platform/session/session.ts';
import { endPush } from './end-push.ts';
import { followPush } from './follow-push.ts';
import { recallPush } from './memory.ts';
import { subscribe } from './subscribe.ts';

const noor: Session = {
  ...{ token: 't', userId: 'noor', email: 'noor@hervonden.test', name: 'Noor' },
  ...{ isStaff: false, sellerId: null },
};

/** A fake browser with a push service, as far as this app uses it. */
function fakeBrowser() {
  const cache = new Map<string, Response>();
  const shown: { readonly tag: string; readonly close: () => void }[] = [];
  const state = { subscriptions: 0, current: null as PushSubscription | null };
  const make = (): PushSubscription => {
    state.subscriptions += 1;
    const endpoint = `https://push.test/${state.subscriptions}`;
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: `secret ${state.subscriptions}` } }),
      unsubscribe: async () => {
        state.current = null;
        return true;
      },
    } as unknown as PushSubscription;
  };
  const registration = {
    pushManager: {
      getSubscription: async () => state.current,
      subscribe: async () => {
        state.current = make();
        return state.current;
      },
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      shown.filter((one) => tag === undefined || one.tag === tag),
  };
  const show = (tag: string) => {
    const one = { tag, close: () => void shown.splice(shown.indexOf(one), 1) };
    shown.push(one);
  };
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (path: string, stored: Response) => void cache.set(path, stored) }),
    match: async (path: string) => cache.get(path)?.clone(),
    delete: async () => cache.clear(),
  });
  return {
    state,
    show,
    subscribeAnew: registration.pushManager.subscribe,
    tags: () => shown.map(({ tag }) => tag),
  };
}

let browser: ReturnType<typeof fakeBrowser>;
/** Whether the server has saved the subscription with that endpoint. */
let knows: (endpoint: string | null) => boolean = (endpoint) => endpoint !== null;
/** Runs while the server answers the operation of that name. */
let during: (name: string) => Promise<void> = async () => undefined;
const asked: { readonly name: string; readonly token: string | null }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'nl', messages: {} });
  browser = fakeBrowser();
  during = async () => undefined;
  knows = (endpoint) => endpoint !== null;
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body));
    asked.push({ name: operationName, token: new Headers(init.headers).get('authorization') });
    await during(operationName);
    const status = { keyId: 'k', publicKey: 'key', isSaved: knows(variables.endpoint) };
    const data =
      operationName === 'PushSubscriptionStatus'
        ? { pushSubscriptionStatus: { ...status, needsRenewal: false } }
        : { savePushSubscription: { success: true } };
    return Response.json({ data });
  });
  session$.next(noor);
});
afterEach(() => {
  session$.next(null);
  vi.unstubAllGlobals();
});

test('PWA-040 signing out removes the subscription, the visible notifications and the stored state', async () => {
  await subscribe();
  browser.show('bid:1');
  browser.show('bid:2');
  expect(await recallPush()).toMatchObject({ userId: 'noor', lang: 'nl' });
  await endPush();
  expect(browser.tags()).toEqual([]);
  expect([browser.state.current, await recallPush()]).toEqual([null, null]);
});

test('PWA-040 visible notifications are closed and forgotten also when the browser cannot end the subscription', async () => {
  await subscribe();
  browser.show('bid:1');
  const { current } = browser.state;
  if (current === null) throw new Error('no subscription');
  const unsubscribe = vi.spyOn(current, 'unsubscribe').mockRejectedValue(new Error('refused'));
  await endPush();
  unsubscribe.mockRestore();
  expect([browser.tags(), await recallPush()]).toEqual([[], null]);
});

test('PWA-040 two who renew at once make one subscription', async () => {
  expect(await Promise.all([subscribe(), subscribe()])).toEqual([true, true]);
  expect(browser.state.subscriptions).toBe(1);
});

test.each(['PushSubscriptionStatus', 'SavePushSubscription'])(
  'PWA-040 signing out during %s ends the subscription, and nothing is sent for the next user',
  async (name) => {
    during = async (operation) => {
      if (operation === name) session$.next({ ...noor, userId: 'pim', token: 'of-pim' });
    };
    expect(await subscribe()).toBe(false);
    expect([browser.state.current, await recallPush()]).toEqual([null, null]);
    expect(asked.every(({ token }) => token === 'Token t')).toBe(true);
  },
);

test('PWA-040 a start of the page replaces a subscription that the server does not know, as after a refused renewal', async () => {
  await subscribe();
  // The service worker has renewed the subscription, and the server has refused it.
  await browser.subscribeAnew();
  knows = (endpoint) => endpoint !== 'https://push.test/2';
  expect(await subscribe()).toBe(true);
  expect(browser.state.current).toMatchObject({ endpoint: 'https://push.test/3' });
  expect(asked.at(-1)?.name).toBe('SavePushSubscription');
  expect(await recallPush()).toMatchObject({ endpoint: 'https://push.test/3', auth: 'secret 3' });
});

test('PWA-040 while the page is open an expired session, another account and another language are followed', async () => {
  await subscribe();
  followPush();
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  await vi.waitFor(async () => expect((await recallPush())?.lang).toBe('fr'));

  browser.show('bid:1');
  signOut('expired');
  await vi.waitFor(() => expect([browser.tags(), browser.state.current]).toEqual([[], null]));
  expect((await recallPush())?.userId).toBe('noor');
  session$.next(noor);
  await vi.waitFor(() => expect(browser.state.current).not.toBeNull());

  browser.show('bid:2');
  session$.next({ ...noor, userId: 'pim' });
  await vi.waitFor(async () => expect([browser.tags(), await recallPush()]).toEqual([[], null]));
});
