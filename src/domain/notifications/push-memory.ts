/**
 * What a device remembers of its push subscription, where page and service worker both read it: Cache Storage, because
 * a service worker has no local storage. The worker needs the secret when the push service replaces the subscription.
 */
export interface PushMemory {
  readonly endpoint: string;
  readonly auth: string;
  /** The id of the server's key that it was made with. */
  readonly keyId: string;
  /** Whose notifications it is for. */
  readonly userId: string;
  /** The language of the page. */
  readonly lang: string;
}

export const pushMemory = { cache: 'hervonden-push', path: '/push-subscription' } as const;

/** Null for what is no memory of this version. */
export function readMemory(stored: unknown): PushMemory | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { endpoint, auth, keyId, userId, lang } = stored as Record<string, unknown>;
  const texts = [endpoint, auth, keyId, userId, lang];
  return texts.every((text) => typeof text === 'string') ? (stored as PushMemory) : null;
}
