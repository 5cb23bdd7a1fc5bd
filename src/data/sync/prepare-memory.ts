import type { SyncCollection } from '#domain/sync/protocol.ts';
import { openMemory } from '../db/engine-meta.ts';
import { collectionOf } from '../db/rows.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { openEdits } from './confirm.ts';
import { isMemoryEmpty, seedMemory, storedCheckpoint } from './engine-memory.ts';
import type { EngineState } from './engine-run.ts';
import type { LocalWrites } from './local-writes.ts';
import { assumeSent, takeOut } from './refusals.ts';
import { epochOf } from './transport.ts';

/** The number of unedited documents that are checked to find out whether the engine's memory exists. */
const memorySample = 40;

/**
 * Fills the engine's memory if it is empty, and corrects it where a refusal has not been removed from it yet. Records
 * unconfirmed edits in `writes`. Resolves to the epoch from which this device has pulled; null before the first page.
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
    const limit = memorySample + (await edited()).length;
    const rows = await collectionOf(database, collection).find({ limit }).exec();
    // Read after the rows: an edit made during the start is recorded before its document is stored.
    const edits = await edited();
    const dirty = new Set(edits.map((entry) => entry.docId));
    for (const id of dirty) writes.wrote(id);
    const clean = rows.map((row) => row.primary).filter((id) => !dirty.has(id));
    if (clean.length > 0 && (await isMemoryEmpty(memory, clean))) {
      await seedMemory(database, collection, memory, edited);
    } else if (clean.length === 0 && (await isMemoryEmpty(memory, [...dirty]))) {
      await seedMemory(database, collection, memory, edited);
    }
    const epoch = epochOf(await storedCheckpoint(memory));
    await assumeSent(database, collection, memory, edits);
    for (const entry of edits) if (entry.rejected) await takeOut(database, collection, memory, entry.docId);
    return epoch;
  } finally {
    await memory.close();
  }
}
