import type { SyncCollection } from '#domain/sync/protocol.ts';
import { openMemory } from '../db/engine-meta.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { openEdits } from './confirm.ts';
import { seedMemory, storedCheckpoint } from './engine-memory.ts';
import type { EngineState } from './engine-run.ts';
import type { LocalWrites } from './local-writes.ts';
import { assumeSent, takeOut } from './refusals.ts';

/**
 * Fills the engine's memory if it is new, and corrects it where a refusal has not been removed from it yet. Records
 * unconfirmed edits in `writes`. Resolves to the checkpoint up to which this device has pulled; null before the first
 * page.
 */
export async function prepareMemory<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  state: EngineState<C>,
  writes: LocalWrites,
): Promise<string | null> {
  const edited = () => openEdits(database, collection);
  const memory = await openMemory(state);
  try {
    const edits = await edited();
    for (const { docId } of edits) writes.wrote(docId);
    const checkpoint = await storedCheckpoint(memory);
    // Every page with documents stores one: a memory without it is new, was being filled, or the server has nothing.
    if (checkpoint === null) await seedMemory(database, collection, memory, edited);
    await assumeSent(database, collection, memory, edits);
    for (const entry of edits) if (entry.rejected) await takeOut(database, collection, memory, entry.docId);
    return checkpoint;
  } finally {
    await memory.close();
  }
}
