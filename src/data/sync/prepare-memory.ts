import type { SyncCollection } from '#domain/sync/protocol.ts';
import { openMemory } from '../db/engine-meta.ts';
import { collectionOf } from '../db/rows.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { openEdits } from './confirm.ts';
import { isMemoryEmpty, seedMemory, storedCheckpoint } from './engine-memory.ts';
import type { EngineState } from './engine-run.ts';
import type { LocalWrites } from './local-writes.ts';
import { assumeSent, takeOut } from './refusals.ts';

/** The number of unedited documents that are checked to find out whether the engine's memory exists. */
const memorySample = 40;

/**
 * Fills the engine's memory if it is empty, and corrects it where a refusal has not been removed from it yet. Records
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
    const limit = memorySample + (await edited()).length;
    const rows = await collectionOf(database, collection).find({ limit }).exec();
    // Read after the rows: an edit made during the start is recorded before its document is stored.
    const edits = await edited();
    const dirty = new Set(edits.map((entry) => entry.docId));
    for (const id of dirty) writes.wrote(id);
    const clean = rows.map((row) => row.primary).filter((id) => !dirty.has(id));
    const checkpoint = await storedCheckpoint(memory);
    const sample = clean.length > 0 ? clean : [...dirty];
    // Without a checkpoint the memory is new, even if the sample has documents that need no record.
    if (checkpoint === null || (await isMemoryEmpty(memory, sample))) {
      await seedMemory(database, collection, memory, edited);
    }
    await assumeSent(database, collection, memory, edits);
    for (const entry of edits) if (entry.rejected) await takeOut(database, collection, memory, entry.docId);
    return checkpoint;
  } finally {
    await memory.close();
  }
}
