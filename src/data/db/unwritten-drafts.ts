import * as v from 'valibot';

const prefix = 'unwritten-draft:';

const noteSchema = v.object({
  /** The name of the database that the text belongs to: nobody else's page takes it. */
  database: v.string(),
  change: v.record(v.string(), v.unknown()),
});

function localStore(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function read(storage: Storage, key: string): v.InferOutput<typeof noteSchema> | null {
  try {
    const note = v.safeParse(noteSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return note.success ? note.output : null;
  } catch {
    return null;
  }
}

/**
 * Notes what was typed into a draft until the database has acknowledged it. Nothing is awaited: a page that is killed
 * between a keystroke and its write has left the text behind (PWA-029). An empty change takes the note away.
 */
export function noteUnwrittenDraft(database: string, draftId: string, change: Record<string, unknown>): void {
  const storage = localStore();
  try {
    if (Object.keys(change).length === 0) storage?.removeItem(prefix + draftId);
    else storage?.setItem(prefix + draftId, JSON.stringify({ database, change }));
  } catch {
    // A full or forbidden localStorage costs the note alone: the write itself goes on.
  }
}

/** What an earlier page typed into the draft and could not write; empty when it was all written. */
export function unwrittenDraft(database: string, draftId: string): Record<string, unknown> {
  const storage = localStore();
  const note = storage === null ? null : read(storage, prefix + draftId);
  return note?.database === database ? note.change : {};
}

/** Gives a note to another database: the visitor's draft is the account's now. */
export function moveUnwrittenDraft(draftId: string, from: string, to: string): void {
  const change = unwrittenDraft(from, draftId);
  if (Object.keys(change).length > 0) noteUnwrittenDraft(to, draftId, change);
}

/** The drafts of this database with text that no page has written. */
export function unwrittenDraftIds(database: string): string[] {
  const storage = localStore();
  if (storage === null) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix) && read(storage, key)?.database === database)
    .map((key) => key.slice(prefix.length));
}

/** When everything of an account is to leave the device. */
export function forgetUnwrittenDraftsOf(database: string): void {
  for (const draftId of unwrittenDraftIds(database)) localStore()?.removeItem(prefix + draftId);
}
