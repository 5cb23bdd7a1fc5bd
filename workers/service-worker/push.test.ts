import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PushMemory, pushMemory } from '#domain/notifications/push-memory.ts';
import { handleSubscriptionChange } from './push.ts';

const memory: PushMemory = {
  ...{ endpoint: 'https://push.test/1', auth: 'secret 1', keyId: 'k', userId: 'noor', lang: 'nl' },
};
let stored: Map<string, Response>;
let sent: unknown[];
let status: number;
let made: number;

beforeEach(() => {
  stored = new Map([[pushMemory.path, Response.json(memory)]]);
  [sent, status, made] = [[], 204, 1];
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => stored.get(path)?.clone(),
      put: async (path: string, response: Response) => void stored.set(path, response),
    }),
  });
  const subscribe = async () => {
    made += 1;
    const endpoint = `https://push.test/${made}`;
    return { toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: `secret ${made}` } }) };
  };
  vi.stubGlobal('self', {
    registration: { pushManager: { getSubscription: async () => null, subscribe } },
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/push/key') return Response.json({ keyId: 'k2', publicKey: 'key' });
    sent.push(JSON.parse(String(init?.body)));
    return new Response(null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The push service replaces the subscription; resolves when the service worker has finished. */
async function change(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handleSubscriptionChange({
    waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
  } as Parameters<typeof handleSubscriptionChange>[0]);
  await Promise.all(waits);
}
const remembered = async () => await stored.get(pushMemory.path)?.clone().json();

test('PWA-040 a renewal shows the old secret, and remembers the new subscription', async () => {
  await change();
  expect(sent).toEqual([
    {
      old: { endpoint: 'https://push.test/1', auth: 'secret 1' },
      ...{ endpoint: 'https://push.test/2', p256dh: 'p', auth: 'secret 2', keyId: 'k2' },
    },
  ]);
  expect(await remembered()).toEqual({
    ...memory,
    ...{ endpoint: 'https://push.test/2', auth: 'secret 2', keyId: 'k2' },
  });
});

test.each([404, 429, 503])(
  'PWA-040 after %i the next attempt and the next start of the page know whose subscription it was',
  async (refusal) => {
    status = refusal;
    await change();
    expect(await remembered()).toEqual(memory);
    status = 204;
    await change();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ old: { endpoint: 'https://push.test/1', auth: 'secret 1' } });
  },
);

test('PWA-040 a user who turned notifications off is not subscribed anew', async () => {
  stored.clear();
  await change();
  expect([sent, made]).toEqual([[], 1]);
});
