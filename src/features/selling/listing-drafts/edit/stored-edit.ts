import * as v from 'valibot';
import { draftChangeSchema, type ListingDraft } from '#domain/product/draft.ts';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import type { SentPhoto } from '#src/data/photos/photo-uploads.ts';
import type { DraftChange } from '../model/draft-fields.ts';
import type { EditableProduct } from './editable-product.ts';
import { contentFrom, storedContentOf } from './stored-content.ts';

const fileSchema = v.object({ name: v.string(), mediaKey: v.string() });
const photoSchema = v.object({ ...fileSchema.entries, source: v.optional(fileSchema) });
const storedSchema = v.object({
  userId: v.string(),
  changes: draftChangeSchema,
  photos: v.nullable(v.array(photoSchema)),
  // Earlier versions of the app did not store these three.
  base: v.optional(draftChangeSchema),
  basePhotos: v.optional(v.array(v.string())),
  // Validated by itself: a product that this version of the app cannot read leaves the changes readable.
  content: v.optional(v.unknown()),
});

/** Unsaved changes of a product; `photos` are those that the server has, null while they are unchanged. */
export interface StoredEdit {
  readonly changes: DraftChange;
  readonly photos: readonly SentPhoto[] | null;
  /** What each changed field was when the change was made: another value later was saved elsewhere. */
  readonly base?: DraftChange | undefined;
  /** The keys of the product's photos when they were changed here. */
  readonly basePhotos?: readonly string[] | undefined;
  /** The product as the form showed it, to open the form while the server cannot be reached. */
  readonly content?: EditableProduct | null | undefined;
}

type ProductName = Pick<ListingDraft, 'id' | 'title'>;

const nothing: StoredEdit = { changes: {}, photos: null };
const keyOf = localKeyOf.productEdit;

/**
 * Marks what this page has stored on the device. A second tab with the form of the same product leaves it alone and stores
 * its changes in the tab, so that neither loses what the other saves or discards.
 */
const page = crypto.randomUUID();

function isOfOtherPage(uuid: string): boolean {
  return localStorage.getItem(keyOf(uuid))?.includes(page) === false;
}

/** The unsaved changes of this person, which survive a reload; from then on they belong to this page. */
export function readStoredEdit(userId: string, uuid: string): StoredEdit {
  try {
    const inTab = sessionStorage.getItem(keyOf(uuid));
    const entry: unknown = JSON.parse(inTab ?? localStorage.getItem(keyOf(uuid)) ?? 'null');
    const stored = v.safeParse(storedSchema, entry);
    if (!stored.success || stored.output.userId !== userId) return nothing;
    if (inTab === null) localStorage.setItem(keyOf(uuid), JSON.stringify({ ...(entry as object), page }));
    const { changes, base, content, ...photos } = stored.output;
    return {
      changes: changes as DraftChange,
      base: base as DraftChange | undefined,
      photos: photos.photos,
      basePhotos: photos.basePhotos,
      content: contentFrom(content),
    };
  } catch {
    return nothing;
  }
}

export const hasChanges = ({ changes, photos }: StoredEdit): boolean =>
  photos !== null || Object.keys(changes).length > 0;

/** Stores the changes, with the title by which other screens name them; removes them if there are none. */
export function storeEdit(userId: string, { id: uuid, title }: ProductName, edit: StoredEdit): void {
  try {
    const isElsewhere = isOfOtherPage(uuid);
    if (!isElsewhere || !hasChanges(edit)) sessionStorage.removeItem(keyOf(uuid));
    if (!hasChanges(edit)) {
      if (!isElsewhere) localStorage.removeItem(keyOf(uuid));
      return;
    }
    const content = edit.content == null ? null : storedContentOf(edit.content);
    const storage = isElsewhere ? sessionStorage : localStorage;
    storage.setItem(keyOf(uuid), JSON.stringify({ userId, title, ...edit, content, page }));
  } catch {
    // Without storage the changes last as long as the page.
  }
}
