import { vi } from 'vitest';
import { defaultNotificationSettings, type QuietHours } from '#domain/notifications/notification-settings.ts';
import { pushMemory } from '#domain/notifications/push-memory.ts';
import { session$ } from '#src/platform/session/session.ts';

const endpoint = 'https://push.test/1';
const userId = 'c0ffee00-0000-4000-8000-000000000001';

export interface PushBrowserWish {
  /** The initial permission. */
  readonly permission?: NotificationPermission;
  /** The person's answer to the browser's prompt. */
  readonly answer?: NotificationPermission;
  /** Whether the signed-in person is subscribed. */
  readonly isSubscribed?: boolean;
  readonly isOnline?: boolean;
  /** False in a window without push, such as an iPhone before the app is installed. */
  readonly hasPush?: boolean;
  readonly userAgent?: string;
}

/** A browser with a push service, a signed-in person, and a server with push subscriptions and settings. */
export function startPushBrowser(wish: PushBrowserWish = {}) {
  const { answer = 'granted', isOnline = true, hasPush = true, userAgent = 'Mozilla/5.0 (Linux)' } = wish;
  let isSubscribed = wish.isSubscribed === true;
  let quietHours: QuietHours | null = null;
  const asked: string[] = [];
  const stored = new Map<string, Response>();
  const memory = { endpoint, auth: 'a', keyId: 'k', userId, lang: 'en' };
  if (isSubscribed) stored.set(pushMemory.path, Response.json(memory));

  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    },
  };
  const notification = {
    permission: wish.permission ?? 'default',
    requestPermission: async () => {
      asked.push('browser');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', hasPush ? notification : undefined);
  if (hasPush) vi.stubGlobal('PushManager', class {});
  else Reflect.deleteProperty(globalThis, 'Notification');
  vi.stubGlobal('navigator', {
    userAgent,
    language: 'en',
    onLine: isOnline,
    maxTouchPoints: 1,
    ...(hasPush && { serviceWorker: { getRegistration: async () => registration, ready: registration } }),
  });
  const cache = {
    put: async (path: string, response: Response) => void stored.set(path, response),
  };
  vi.stubGlobal('caches', {
    match: async (path: string) => stored.get(path)?.clone(),
    open: async () => cache,
    delete: async () => stored.clear(),
  });
  const groups = Object.entries(defaultNotificationSettings.groups).map(([group, modes]) => ({
    group,
    ...modes,
  }));
  const settings = () => ({ __typename: 'NotificationSettings', groups, quietHours, language: 'en' });
  vi.stubGlobal('fetch', async (_url: string, init?: { body?: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (init?.body === undefined) return new Response(null);
    const { operationName, variables } = JSON.parse(init.body);
    asked.push(operationName);
    if (operationName === 'SaveNotificationSettings') quietHours = variables.quietHours;
    const done = { __typename: 'PushSubscriptionDone', success: true };
    return Response.json({
      data: {
        pushSubscriptionStatus: {
          ...{ __typename: 'PushSubscriptionStatus', keyId: 'k', publicKey: 'key' },
          ...{ isSaved: isSubscribed, needsRenewal: false },
        },
        savePushSubscription: done,
        removePushSubscription: done,
        notificationSettings: settings(),
        saveNotificationSettings: settings(),
      },
    });
  });
  session$.next({
    token: 't',
    userId,
    email: 'robin@hervonden.test',
    name: 'Robin',
    isStaff: false,
    sellerId: null,
  });
  return {
    /** Permission prompts and calls to the server, in order. */
    asked,
    isSubscribed: () => isSubscribed,
    quietHours: () => quietHours,
  };
}

/** Resets the session and the storage after each test. */
export function endPushBrowser(): void {
  vi.unstubAllGlobals();
  session$.next(null);
  localStorage.clear();
}
