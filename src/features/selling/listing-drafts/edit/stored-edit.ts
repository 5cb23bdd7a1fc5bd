import * as v from 'valibot';
import { draftChangeSchema } from '#domain/product/draft.ts';
import { sessionKeyOf } from '#domain/storage/entry-keys.ts';
import type { SentPhoto } from '#src/data/photos/photo-uploads.ts';
import type { DraftChange } from '../model/draft-fields.ts';

const fileSchema = v.object({ name: v.string(), mediaKey: v.string() });
const photoSchema = v.object({ ...fileSchema.entries, source: v.optional(fileSchema) });
const storedSchema = v.object({
  userId: v.string(),
  changes: draftChangeSchema,
  photos: v.nullable(v.array(photoSchema)),
});

/** Unsaved changes of a product; `photos` are those that the server has, null while they are unchanged. */
export interface StoredEdit {
  readonly changes: DraftChange;
  readonly photos: readonly SentPhoto[] | null;
}

const nothing: StoredEdit = { changes: {}, photos: null };
const keyOf = sessionKeyOf.productEdit;

/** The unsaved changes of this person in this tab, which survive a reload. Those of another person are removed. */
export function readStoredEdit(userId: string, uuid: string): StoredEdit {
  try {
    const text = sessionStorage.getItem(keyOf(uuid));
    if (text === null) return nothing;
    const stored = v.safeParse(storedSchema, JSON.parse(text));
    if (stored.success && stored.output.userId === userId)
      return { changes: stored.output.changes as DraftChange, photos: stored.output.photos };
    sessionStorage.removeItem(keyOf(uuid));
    return nothing;
  } catch {
    return nothing;
  }
}

export function storeEdit(userId: string, uuid: string, edit: StoredEdit): void {
  try {
    if (edit.photos === null && Object.keys(edit.changes).length === 0)
      sessionStorage.removeItem(keyOf(uuid));
    else sessionStorage.setItem(keyOf(uuid), JSON.stringify({ userId, ...edit }));
  } catch {
    // Without storage the changes last as long as the page.
  }
}
