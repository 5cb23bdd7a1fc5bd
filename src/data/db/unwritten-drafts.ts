import * as v from 'valibot';
import { sameContent } from './same-content.ts';

const prefix = 'unwritten-draft:';

const fields = v.record(v.string(), v.unknown());
const noteSchema = v.object({
  /** The name of the database that the text belongs to: nobody else's page takes it. */
  database: v.string(),
  change: fields,
  // Earlier versions of the app noted neither of these.
  base: v.optional(fields),
  sent: v.optional(fields),
});

type Fields = Readonly<Record<string, unknown>>;

export interface UnwrittenEdit {
  readonly change: Fields;
  /** What was stored when the edit of each field began: another value there later is another device's or tab's. */
  readonly base?: Fields | undefined;
  /** What the page was writing when it made the note: stored, it is the page's own value. */
  readonly sent?: Fields | undefined;
}

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
export function recordUnwrittenDraft(database: string, draftId: string, note: UnwrittenEdit): void {
  const storage = localStore();
  try {
    if (Object.keys(note.change).length === 0) storage?.removeItem(prefix + draftId);
    else storage?.setItem(prefix + draftId, JSON.stringify({ ...note, database }));
  } catch {
    // A full or forbidden localStorage costs the note alone: the write itself goes on.
  }
}

/** What an earlier page typed into the draft and could not write; an empty change when it was all written. */
export function unwrittenDraft(database: string, draftId: string): UnwrittenEdit {
  const storage = localStore();
  const note = storage === null ? null : read(storage, prefix + draftId);
  return note?.database === database ? note : { change: {} };
}

/** The base of each edit in a note, for a draft that is stored as `stored`; a note without bases names none. */
export function notedBases({ base = {}, sent = {} }: UnwrittenEdit, stored: object): Record<string, unknown> {
  const now = stored as Fields;
  const entries = Object.entries(base).map(([field, value]) =>
    field in sent && sameContent(sent[field], now[field]) ? [field, now[field]] : [field, value],
  );
  return Object.fromEntries(entries);
}

/** Gives a note to another database: the visitor's draft is the account's now. */
export function moveUnwrittenDraft(draftId: string, from: string, to: string): void {
  const note = unwrittenDraft(from, draftId);
  if (Object.keys(note.change).length > 0) recordUnwrittenDraft(to, draftId, note);
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
