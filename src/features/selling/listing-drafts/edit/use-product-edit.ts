import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { clock } from '#src/platform/clock/clock.ts';
import type { DraftChange } from '../model/draft-fields.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { changedInput, editedFields } from './changed-input.ts';
import { editDraftStore } from './edit-draft-store.ts';
import type { ProductInput } from './edit-product.gen.ts';
import type { EditableProduct } from './editable-product.ts';
import { mergedEdit } from './merge-edit.ts';
import { hasChanges, readStoredEdit, type StoredEdit, storeEdit } from './stored-edit.ts';
import {
  type ProductPhotoUploads,
  useProductPhotoUploads,
  useProductUploads,
} from './use-product-photo-uploads.ts';

export interface ProductEditState {
  readonly session: DraftSession;
  readonly photos: ProductPhotoUploads;
  /** The values of the form, with its photos. */
  readonly draft: ListingDraft;
  readonly isChanged: boolean;
  /** Like `isChanged`, but current between a change and the next render. */
  readonly isAtStake: () => boolean;
  /** The fields that were changed elsewhere too, until the person has chosen a value. */
  readonly clashes: readonly string[];
  readonly changes: DraftChange;
  /** The keys of the photos that are saved with the changes. */
  readonly photoKeys: readonly string[];
  /** The input of the request: only the changed fields. */
  readonly input: () => ProductInput;
  /** Discards the changes of the photos. The form shows it when it is opened anew. */
  readonly forgetPhotos: () => void;
  /** Discards the changes. */
  readonly forget: () => void;
}

const nothing: StoredEdit = { changes: {}, photos: null };

/**
 * What the changes started from. A field that still has two values keeps its first base, so that the form shows both
 * again after a reload.
 */
function baseOf(
  { draft, photoKeys }: EditableProduct,
  changes: DraftChange,
  clashes: readonly string[],
  stored: StoredEdit,
): Pick<StoredEdit, 'base' | 'basePhotos'> {
  const now = new Map<string, unknown>(Object.entries(draft));
  const first = new Map<string, unknown>(Object.entries(stored.base ?? {}));
  const base = Object.fromEntries(
    Object.keys(changes).map((field) => [field, (clashes.includes(field) ? first : now).get(field)]),
  );
  return { base, basePhotos: clashes.includes('photos') ? stored.basePhotos : photoKeys };
}

/** Stores the unsaved changes whenever they change. A form without changes leaves alone what another tab has stored. */
function useStoredEdit(userId: string, draft: ListingDraft, edit: StoredEdit, stored: StoredEdit): void {
  const hasStored = useRef(hasChanges(stored));
  useEffect(() => {
    if (!hasStored.current && !hasChanges(edit)) return;
    hasStored.current = hasChanges(edit);
    storeEdit(userId, draft, edit);
  }, [userId, draft, edit]);
}

/** The form of an existing product: starts from its values and the unsaved changes of this device. */
export function useProductEdit(userId: string, content: EditableProduct): ProductEditState {
  const { draft: before, photoKeys, photoAddresses } = content;
  const uuid = before.id;
  const [stored] = useState(() => readStoredEdit(userId, uuid));
  const placed = photoKeys.map((mediaKey, index) => ({ name: String(index + 1), mediaKey }));
  const photos = useProductPhotoUploads(useProductUploads(stored.photos ?? placed), photoAddresses);
  const [merged] = useState(() => mergedEdit(stored, content, clock.now()));
  const [session] = useState(() => openDraftSession(uuid, editDraftStore(merged.draft), () => clock.now()));
  const [view, setView] = useState(session.view$.value);
  useEffect(() => {
    const views = session.view$.subscribe(setView);
    return () => views.unsubscribe();
  }, [session]);
  const draft = useMemo(() => ({ ...view.draft, photos: [...photos.photos] }), [view.draft, photos.photos]);
  const sentKeys = photos.sent.map(({ mediaKey }) => mediaKey);
  const keys = photos.photos.map(({ mediaKey }) => mediaKey);
  const arePhotosChanged = JSON.stringify(keys) !== JSON.stringify(photoKeys);
  const changes = useMemo(() => editedFields(before, view.draft), [before, view.draft]);
  const [isForgotten, setForgotten] = useState(false);
  const clashes = useMemo(() => {
    const fields = view.draft.otherVersions.map(({ field }) => field);
    return merged.doPhotosClash && arePhotosChanged ? [...fields, 'photos'] : fields;
  }, [view.draft.otherVersions, merged, arePhotosChanged]);
  const edit = useMemo(
    () => ({
      changes,
      photos: arePhotosChanged ? photos.sent : null,
      content,
      ...baseOf(content, changes, clashes, stored),
    }),
    [changes, arePhotosChanged, photos.sent, content, clashes, stored],
  );
  useStoredEdit(userId, view.draft, isForgotten ? nothing : edit, stored);
  const isChanged = !isForgotten && (arePhotosChanged || Object.keys(changes).length > 0);
  const atStake = useRef(isChanged);
  useEffect(() => {
    atStake.current = isChanged;
  }, [isChanged]);
  return {
    session,
    photos,
    draft,
    isChanged,
    isAtStake: () => atStake.current,
    clashes,
    changes,
    photoKeys: sentKeys,
    input: () => changedInput(changes, view.draft, { before: photoKeys, now: sentKeys }),
    forgetPhotos: () => storeEdit(userId, view.draft, { ...edit, photos: null }),
    forget: () => {
      atStake.current = false;
      storeEdit(userId, view.draft, nothing);
      setForgotten(true);
    },
  };
}
