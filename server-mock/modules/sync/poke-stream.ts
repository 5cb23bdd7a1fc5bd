import type { Kysely } from 'kysely';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import type { Log } from '../../log.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { createSharedSources } from '../../process/shared-sources.ts';
import { Subscriber } from '../../process/subscriber.ts';
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

const sourceOf = createSharedSources<Pokes>();

/**
 * One device's live stream (docs/sync.md, rule 10; PWA-010): the head of every collection, then a poke per commit,
 * merged when the reader is slow, and heartbeats in between. It never ends or fails by itself: both would stop a
 * client's stream for good (docs/sync-hazards.md, H8). `return()` frees everything at once, even while a `next()`
 * waits.
 */
export function pokeStream(source: PokeSource): AsyncIterableIterator<SyncPoke> {
  return sourceOf(source.bus, pokeTopic(source.userId), (forget) => new Pokes(source, forget)).join();
}

/** Reads the heads of one person once for all their devices that are connected to this process. */
class Pokes {
  readonly #source: PokeSource;
  readonly #bell = new Bell();
  readonly #heartbeat: ReturnType<typeof setInterval>;
  /** Have no heads yet. */
  readonly #joining = new Set<Subscriber<SyncPoke>>();
  readonly #joined = new Set<Subscriber<SyncPoke>>();
  #isBeatDue = false;

  constructor(source: PokeSource, forget: () => void) {
    this.#source = source;
    this.#bell.stopped.addEventListener('abort', forget, { once: true });
    this.#heartbeat = setInterval(() => {
      this.#isBeatDue = true;
      this.#bell.ring();
    }, source.heartbeatInterval);
    const { log, userId } = source;
    const report = (fault: unknown) =>
      log.error({ err: fault, userId }, 'a sync stream could not follow its pokes');
    // Subscribes before the heads are read, so that no commit falls in between.
    this.#follow().catch(report);
    this.#publish().catch(report);
  }

  join(): Subscriber<SyncPoke> {
    const subscriber = new Subscriber<SyncPoke>({ merge: mergePokes, onEnd: () => this.#leave(subscriber) });
    this.#joining.add(subscriber);
    this.#bell.ring();
    return subscriber;
  }

  #leave(subscriber: Subscriber<SyncPoke>): void {
    this.#joining.delete(subscriber);
    this.#joined.delete(subscriber);
    if (this.#joining.size + this.#joined.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#bell.stop();
  }

  /** A message and a gap have the same effect: both mean that the heads have to be read. */
  async #follow(): Promise<void> {
    const { bus, userId } = this.#source;
    for await (const _ of bus.subscribe(pokeTopic(userId), this.#bell.stopped)) this.#bell.ring();
  }

  async #publish(): Promise<void> {
    for (let sent: Heads | null = null; await this.#bell.rung(); ) {
      const isBeat = this.#isBeatDue;
      // Those who join while the heads are read wait for the next reading: they may have joined after a commit that it
      // does not see.
      const starting = [...this.#joining];
      const heads: Heads | null = await this.#readHeads();
      if (heads === null) continue;
      if (sent !== null) pushAll(this.#joined, changedPokes(sent, heads));
      sent = heads;
      pushAll(starting, changedPokes(null, heads));
      for (const subscriber of starting) {
        if (this.#joining.delete(subscriber)) this.#joined.add(subscriber);
      }
      if (!isBeat) continue;
      this.#isBeatDue = false;
      pushAll(this.#joined, [{ kind: 'HEARTBEAT', collection: null, checkpoint: null, epoch: heads.epoch }]);
    }
  }

  async #readHeads(): Promise<Heads | null> {
    const { db, userId, log } = this.#source;
    try {
      return await readHeads(db, userId);
    } catch (fault) {
      log.warn({ err: fault }, 'the heads of the sync stream could not be read');
      setTimeout(() => this.#bell.ring(), retryDelay).unref();
      return null;
    }
  }
}

function pushAll(subscribers: Iterable<Subscriber<SyncPoke>>, pokes: Iterable<SyncPoke>): void {
  const all = [...pokes];
  for (const subscriber of subscribers) for (const poke of all) subscriber.push(poke);
}

/** The latest of several pokes of a collection, and of several heartbeats, is enough. */
function mergePokes(waiting: readonly SyncPoke[], poke: SyncPoke): readonly SyncPoke[] {
  const others = waiting.filter(
    ({ kind, collection }) => kind !== poke.kind || collection !== poke.collection,
  );
  return [...others, poke];
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
