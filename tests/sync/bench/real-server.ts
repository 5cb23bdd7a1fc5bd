import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Observable } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { Database } from '#server/db/schema.ts';
import { ClientOutdatedError, MustRefetchError } from '#server/graphql/errors.ts';
import type { Log } from '#server/log.ts';
import { createSyncEngine } from '#server/modules/sync/engine.ts';
import { pokeStream } from '#server/modules/sync/poke-stream.ts';
import type { EventBus } from '#server/process/event-bus.ts';
import {
  ClientOutdated,
  type PushRow,
  type SyncPoke,
  type SyncTransport,
  type WireDocument,
} from '#src/data/sync/transport.ts';
import { collectionSpecs } from '#tests/setup/collection-specs.ts';

export interface RealServer {
  readonly db: Kysely<Database>;
  readonly bus: EventBus;
  readonly log: Log;
}

/** Calls the real sync engine of the server on its database without a network. */
export function directTransport(server: RealServer, userId: string): SyncTransport {
  const engine = createSyncEngine();
  const { db, bus, log } = server;
  const refusals = async <T>(
    work: () => Promise<T>,
  ): Promise<T | { kind: 'must_refetch'; epoch: string }> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof MustRefetchError) return { kind: 'must_refetch', epoch: error.epoch };
      if (error instanceof ClientOutdatedError) throw new ClientOutdated(error.message);
      throw error;
    }
  };
  return {
    pull: (collection, checkpoint, limit) =>
      refusals(async () => {
        const request = { userId, schemaVersion: 1, checkpoint, limit };
        const page = await engine.pull(db, collectionSpecs[collection], request);
        return structuredClone({ kind: 'page' as const, ...page });
      }),
    push: (collection, rows, epoch) =>
      refusals(async () => {
        const request = { userId, schemaVersion: 1, epoch, rows: structuredClone([...rows]) as PushRow[] };
        const outcome = await engine.push(db, collectionSpecs[collection], request);
        return structuredClone({ kind: 'pushed' as const, ...outcome });
      }),
    pokes: () =>
      new Observable<SyncPoke>((subscriber) => {
        const stream = pokeStream({ db, bus, log, userId, heartbeatInterval: 30_000 });
        const read = async (): Promise<void> => {
          for await (const { kind, collection, checkpoint } of stream) {
            if (subscriber.closed) return;
            if (kind === 'HEARTBEAT' || collection === null) subscriber.next({ kind: 'HEARTBEAT' });
            else subscriber.next({ kind, collection, checkpoint });
          }
        };
        read().catch((error) => subscriber.error(error));
        return () => void stream.return?.(undefined);
      }),
  };
}

/** Inserts a person who cannot sign in, which suffices for replication. */
export async function makePerson(db: Kysely<Database>): Promise<string> {
  const id = randomUUID();
  await sql`insert into users (id, email, name, password_hash, is_active, wishlist_uuid, created_at)
    values (${id}, ${`${id}@hervonden.test`}, 'Sam', 'none', true, ${randomUUID()}, now())`.execute(db);
  return id;
}

/** The server's live documents, by id. */
export async function serverDocuments(
  server: RealServer,
  userId: string,
  collection: SyncCollection,
): Promise<Map<string, WireDocument>> {
  const engine = createSyncEngine();
  const held = new Map<string, WireDocument>();
  for (let checkpoint: string | null = null; ; ) {
    const page = await engine.pull(server.db, collectionSpecs[collection], {
      userId,
      schemaVersion: 1,
      checkpoint,
      limit: 200,
    });
    for (const document of page.documents) {
      if (document.deleted) held.delete(document.id);
      else held.set(document.id, document);
    }
    checkpoint = page.checkpoint;
    if (page.documents.length < 200) return held;
  }
}
