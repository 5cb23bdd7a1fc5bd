import { type PushMemory, pushMemory, readMemory } from '#domain/notifications/push-memory.ts';

/** What this device has stored about its subscription; null if there is nothing or the browser stores nothing. */
export async function recallPush(): Promise<PushMemory | null> {
  try {
    const stored = await caches.match(pushMemory.path, { cacheName: pushMemory.cache });
    return readMemory(await stored?.json());
  } catch {
    return null;
  }
}

export async function rememberPush(memory: PushMemory): Promise<void> {
  const cache = await caches.open(pushMemory.cache);
  await cache.put(pushMemory.path, Response.json(memory));
}

export async function forgetPush(): Promise<void> {
  await caches.delete(pushMemory.cache);
}
