import * as v from 'valibot';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';
import { sameContent } from './same-content.ts';

const keyOf = localKeyOf.unwrittenDraft;
const prefix = keyOf('');

const fields = v.record(v.string(), v.unknown());
const noteSchema = v.object({
  /** Name of the database that the text belongs to; pages of other owners ignore it. */
  database: v.string(),
  change: fields,
  // Earlier versions of the app did not store these two.
  base: v.optional(fields),
  sent: v.optional(fields),
});

type Fields = Readonly<Record<string, unknown>>;

export interface UnwrittenEdit {
  readonly change: Fields;
  /**
   * The value of each field that was stored when its edit began. If another value is stored later, another device or
   * tab wrote it.
   */
  readonly base?: Fields | undefined;
  /** What the page was writing when it made the note. If these values are stored, they are the page's own. */
  readonly sent?: Fields | undefined;
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
 * Stores what was typed into a draft until the database has acknowledged it. It is synchronous, so that the text
 * survives if the page is killed between a keystroke and its write (PWA-029). An empty change removes the note.
 */
export function recordUnwrittenDraft(database: string, draftId: string, note: UnwrittenEdit): void {
  const storage = localStore();
  try {
    if (Object.keys(note.change).length === 0) storage?.removeItem(keyOf(draftId));
    else storage?.setItem(keyOf(draftId), JSON.stringify({ ...note, database }));
  } catch {
    // If localStorage is full or denied, only the note is lost; the write itself continues.
  }
}

/** What an earlier page typed into the draft and could not write; an empty change when everything was written. */
export function unwrittenDraft(database: string, draftId: string): UnwrittenEdit {
  const storage = localStore();
  const note = storage === null ? null : read(storage, keyOf(draftId));
  return note?.database === database ? note : { change: {} };
}

/** The base of each edit in a note, for a draft stored as `stored`; empty for a note without bases. */
export function notedBases({ base = {}, sent = {} }: UnwrittenEdit, stored: object): Record<string, unknown> {
  const now = stored as Fields;
  const entries = Object.entries(base).map(([field, value]) =>
    field in sent && sameContent(sent[field], now[field]) ? [field, now[field]] : [field, value],
  );
  return Object.fromEntries(entries);
}

/** Moves a note to another database, when the visitor's draft becomes the account's. */
export function moveUnwrittenDraft(draftId: string, from: string, to: string): void {
  const note = unwrittenDraft(from, draftId);
  if (Object.keys(note.change).length > 0) recordUnwrittenDraft(to, draftId, note);
}

/** Ids of the drafts of this database with text that no page has written. */
export function unwrittenDraftIds(database: string): string[] {
  const storage = localStore();
  if (storage === null) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix) && read(storage, key)?.database === database)
    .map((key) => key.slice(prefix.length));
}

/** Removes the notes of an account whose data must leave the device. */
export function forgetUnwrittenDraftsOf(database: string): void {
  for (const draftId of unwrittenDraftIds(database)) localStore()?.removeItem(keyOf(draftId));
}
