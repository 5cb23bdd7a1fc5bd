import * as v from 'valibot';
import { draftChangeSchema, emptyDraft } from '#domain/listing/draft.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { nowOf } from './owners.ts';
import { storedState } from './rows.ts';
import type { HervondenDatabase } from './types.ts';
import { noteUnwrittenDraft, unwrittenDraft, unwrittenDraftIds } from './unwritten-drafts.ts';
import { editDocument, insertDocument } from './write.ts';

/** A draft that somebody deleted stays deleted (readings PWA-033). */
async function write(database: HervondenDatabase, id: string, change: object): Promise<void> {
  const editedAt = nowOf(database);
  const written = await editDocument(database, 'drafts', id, (own) => ({ ...own, ...change, editedAt }));
  if (written !== null || (await storedState(database, 'drafts', id)) !== null) return;
  await insertDocument(database, 'drafts', { ...emptyDraft(id, editedAt), ...change });
}

/**
 * Writes what was typed into drafts of this database, in any tab, and not written yet: its owner leaves the device. A
 * change that the device refuses stays noted; the form of that draft writes it when its owner opens it again.
 */
export async function writeUnwrittenDrafts(database: HervondenDatabase): Promise<void> {
  for (const id of unwrittenDraftIds(database.name)) {
    const change = v.safeParse(draftChangeSchema, unwrittenDraft(database.name, id));
    try {
      if (change.success) await write(database, id, change.output);
      noteUnwrittenDraft(database.name, id, {});
    } catch (error) {
      logger.error('draft_not_written', { error: errorText(error) });
    }
  }
}
