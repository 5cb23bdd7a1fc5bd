import { afterCommit } from '../../db/transaction.ts';
import type { EventBus } from '../../process/event-bus.ts';

/** The bus topic of one person's devices; the payload is a PokeMessage. */
export function pokeTopic(userId: string): string {
  return `sync:${userId}`;
}

/**
 * Contains only that a collection has changed: a receiver reads the head (docs/sync.md, rule 10;
 * docs/sync-hazards.md, H5).
 */
interface PokeMessage {
  readonly collection: string;
}

// Writers have a transaction and no bus, so the bus is connected here when the server starts.
const buses = new Set<EventBus>();
const waiting = new Map<string, { userId: string; collection: string }>();

/** Publishes commits on this bus until the returned function is called. */
export function connectPokes(bus: EventBus): () => void {
  buses.add(bus);
  return () => buses.delete(bus);
}

/** Pokes the person's devices after the commit of the current transaction, once for all rows that it writes. */
export function announce(userId: string, collection: string): void {
  afterCommit(() => {
    if (waiting.size === 0) queueMicrotask(flush);
    waiting.set(`${userId} ${collection}`, { userId, collection });
  });
}

function flush(): void {
  const pokes = [...waiting.values()];
  waiting.clear();
  for (const { userId, collection } of pokes) {
    for (const bus of buses) bus.publish(pokeTopic(userId), { collection } satisfies PokeMessage);
  }
}
