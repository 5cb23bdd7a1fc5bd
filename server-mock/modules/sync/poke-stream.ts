import type { Kysely } from 'kysely';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import type { Log } from '../../log.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { Bell } from './bell.ts';
import { formatCheckpoint } from './checkpoint.ts';
import { type Heads, readHeads } from './heads.ts';
import { pokeTopic } from './poke.ts';

export interface SyncPoke {
  readonly kind: 'HEAD' | 'POKE' | 'HEARTBEAT';
  /** Null in a heartbeat. */
  readonly collection: SyncCollection | null;
  /** The collection's head; null in a heartbeat. */
  readonly checkpoint: string | null;
  readonly epoch: string;
}

export interface PokeSource {
  readonly db: Kysely<Database>;
  readonly bus: EventBus;
  readonly log: Log;
  readonly userId: string;
  /** Milliseconds between heartbeats. */
  readonly heartbeatInterval: number;
}

/** Milliseconds until a failed read of the heads is repeated. */
const retryDelay = 1000;

/**
 * One device's live stream (docs/sync.md, rule 10; PWA-010): the head of every collection, then a poke per commit,
 * merged when the reader is slow, and heartbeats in between. It never ends or fails by itself: both would stop a
 * client's stream for good (docs/sync-hazards.md, H8). `return()` frees everything at once, even while a `next()`
 * waits.
 */
export function pokeStream(source: PokeSource): AsyncIterableIterator<SyncPoke> {
  const bell = new Bell();
  const items = produce(source, bell);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => items.next(),
    async return() {
      bell.stop();
      await items.return(undefined);
      return { done: true, value: undefined };
    },
  };
}

async function* produce(source: PokeSource, bell: Bell): AsyncGenerator<SyncPoke, undefined> {
  // Subscribes before the heads are read, so that no commit falls in between.
  follow(source, bell).catch((fault: unknown) =>
    source.log.error({ err: fault, userId: source.userId }, 'a sync stream could not follow its pokes'),
  );
  let beatDue = false;
  const heartbeat = setInterval(() => {
    beatDue = true;
    bell.ring();
  }, source.heartbeatInterval);
  let sent: Heads | null = null;
  try {
    bell.ring();
    while (await bell.rung()) {
      const isBeat = beatDue;
      const heads = await look(source, bell);
      if (heads === null) continue;
      yield* changedPokes(sent, heads);
      sent = heads;
      if (isBeat) yield { kind: 'HEARTBEAT', collection: null, checkpoint: null, epoch: heads.epoch };
      if (isBeat) beatDue = false;
    }
  } finally {
    clearInterval(heartbeat);
    bell.stop();
  }
}

/** A message and a gap have the same effect: both mean that the heads have to be read. */
async function follow(source: PokeSource, bell: Bell): Promise<void> {
  for await (const _ of source.bus.subscribe(pokeTopic(source.userId), bell.stopped)) bell.ring();
}

async function look({ db, userId, log }: PokeSource, bell: Bell): Promise<Heads | null> {
  try {
    return await readHeads(db, userId);
  } catch (fault) {
    log.warn({ err: fault }, 'the heads of the sync stream could not be read');
    setTimeout(() => bell.ring(), retryDelay).unref();
    return null;
  }
}

/** All heads at first, afterwards those that have changed; a rolled back write changes none. */
function* changedPokes(sent: Heads | null, heads: Heads): Generator<SyncPoke> {
  for (const collection of syncCollections) {
    const seq = heads.seqs[collection];
    if (sent !== null && sent.epoch === heads.epoch && sent.seqs[collection] === seq) continue;
    const checkpoint = formatCheckpoint({ epoch: heads.epoch, seq, floor: seq });
    yield { kind: sent === null ? 'HEAD' : 'POKE', collection, checkpoint, epoch: heads.epoch };
  }
}
