import { afterCommit } from '../../db/transaction.ts';
import type { EventBus } from '../../process/event-bus.ts';

/** The bus topic of one person's devices; the payload is a PokeMessage. */
export function pokeTopic(userId: string): string {
  return `sync:${userId}`;
}

/** Says that a collection has changed, and no more: who hears it reads the head (rule 10; hazard 5). */
interface PokeMessage {
  readonly collection: string;
}

// Writers have a transaction and nothing else, so the bus is joined here at the server's start.
const buses = new Set<EventBus>();
const waiting = new Map<string, { userId: string; collection: string }>();

/** Lets commits speak through this bus until the returned function is called. */
export function connectPokes(bus: EventBus): () => void {
  buses.add(bus);
  return () => buses.delete(bus);
}

/** Tells the person's devices after the commit of the current transaction, once however many rows it writes. */
export function announce(userId: string, collection: string): void {
  afterCommit(() => {
    if (waiting.size === 0) queueMicrotask(flush);
    waiting.set(`${userId} ${collection}`, { userId, collection });
  });
}

function flush(): void {
  const news = [...waiting.values()];
  waiting.clear();
  for (const { userId, collection } of news) {
    for (const bus of buses) bus.publish(pokeTopic(userId), { collection } satisfies PokeMessage);
  }
}
