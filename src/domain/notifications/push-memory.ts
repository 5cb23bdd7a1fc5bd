import { cacheNames } from '#domain/storage/cache-names.ts';
/**
 * The data of a device's push subscription. It is in Cache Storage because both pages and the service worker read it,
 * and a service worker has no local storage. The service worker needs the secret when the push service replaces the
 * subscription.
 */
export interface PushMemory {
  readonly endpoint: string;
  readonly auth: string;
  /** The id of the server key with which the subscription was created. */
  readonly keyId: string;
  /** The user whose notifications it receives. */
  readonly userId: string;
  /** The language of the page, updated when it changes; the service worker uses it. */
  readonly lang: string;
}

export const pushMemory = { cache: cacheNames.push, path: '/push-subscription' } as const;

/** Returns null for data that this version cannot read. */
export function readMemory(stored: unknown): PushMemory | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { endpoint, auth, keyId, userId, lang } = stored as Record<string, unknown>;
  const texts = [endpoint, auth, keyId, userId, lang];
  return texts.every((text) => typeof text === 'string') ? (stored as PushMemory) : null;
}
