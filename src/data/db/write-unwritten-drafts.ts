import * as v from 'valibot';
import { draftChangeSchema, emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { unlessDraftOpen } from './editing-lock.ts';
import { overwrittenValues } from './overwritten-values.ts';
import { nowOf } from './owners.ts';
import { collectionOf, isFromServer, storedState } from './rows.ts';
import { sameContent } from './same-content.ts';
import type { HervondenDatabase } from './types.ts';
import {
  notedBases,
  recordUnwrittenDraft,
  type UnwrittenEdit,
  unwrittenDraft,
  unwrittenDraftIds,
} from './unwritten-drafts.ts';
import { newVersionId } from './version-origin.ts';
import { editDocument, insertDocument } from './write.ts';

/**
 * Applies the note to the draft. Values that another device or tab wrote to the same fields become other versions.
 */
function withNote(
  own: ListingDraft,
  note: UnwrittenEdit,
  editedAt: number,
  newId: () => string,
): ListingDraft {
  // The page had written it and was killed before the write was confirmed.
  if (sameContent({ ...own, ...note.change }, own)) return own;
  const bases = notedBases(note, own);
  const edits = Object.entries(note.change)
    .filter(([field]) => field in bases)
    .map(([field, value]) => [field, { value, base: bases[field] }] as const);
  const losers = overwrittenValues(own, edits, newId);
  return { ...own, ...note.change, otherVersions: [...own.otherVersions, ...losers], editedAt };
}

/** Writes one note. A draft that was deleted stays deleted (PWA-033, docs/readings.md). */
async function write(database: HervondenDatabase, id: string, note: UnwrittenEdit): Promise<void> {
  const editedAt = nowOf(database);
  const row = await collectionOf(database, 'drafts').findOne(id).exec();
  const newId = () => newVersionId(database.name, row !== null && isFromServer(row.toMutableJSON(true)));
  const written = await editDocument(database, 'drafts', id, (own) => withNote(own, note, editedAt, newId));
  if (written !== null || (await storedState(database, 'drafts', id)) !== null) return;
  const empty = emptyDraft(id, editedAt);
  const draft = { ...empty, ...note.change };
  if (!sameContent(draft, empty)) await insertDocument(database, 'drafts', draft);
}

async function writeNote(database: HervondenDatabase, id: string): Promise<void> {
  const note = unwrittenDraft(database.name, id);
  const change = v.safeParse(draftChangeSchema, note.change);
  try {
    if (change.success) await write(database, id, { ...note, change: change.output });
    // A tab in which typing continues has updated the note meanwhile.
    if (sameContent(unwrittenDraft(database.name, id), note))
      recordUnwrittenDraft(database.name, id, { change: {} });
  } catch (error) {
    logger.error('draft_not_written', { error: errorText(error) });
  }
}

/**
 * Writes what was typed into drafts of this database, in any tab, and not written yet. Called when the owner leaves
 * the device. A change that the device refuses stays in its note; the form of the draft writes it when the owner
 * opens it.
 */
export async function writeUnwrittenDrafts(database: HervondenDatabase): Promise<void> {
  for (const id of unwrittenDraftIds(database.name)) await writeNote(database, id);
}

/** Writes what pages that were killed had typed. Drafts that are open in a tab are left to that tab. */
export async function writeAbandonedDrafts(database: HervondenDatabase): Promise<void> {
  for (const id of unwrittenDraftIds(database.name)) {
    await unlessDraftOpen(id, () => writeNote(database, id));
  }
}
