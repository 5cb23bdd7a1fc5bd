import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { clock } from '#src/platform/clock/clock.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { openDraftSession } from '../model/open-draft-session.ts';
import { changedInput, editedFields } from './changed-input.ts';
import { editDraftStore } from './edit-draft-store.ts';
import type { ProductInput } from './edit-product.gen.ts';
import type { EditableProduct } from './editable-product.ts';
import { readStoredEdit, storeEdit } from './stored-edit.ts';
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
  /** The input of the request: only the changed fields. */
  readonly input: () => ProductInput;
  /** Discards the changes. */
  readonly forget: () => void;
}

/** The form of an existing product: starts from its values and the unsaved changes of this tab. */
export function useProductEdit(userId: string, content: EditableProduct): ProductEditState {
  const { draft: before, photoKeys, photoAddresses } = content;
  const uuid = before.id;
  const [stored] = useState(() => readStoredEdit(userId, uuid));
  const placed = photoKeys.map((mediaKey, index) => ({ name: String(index + 1), mediaKey }));
  const photos = useProductPhotoUploads(useProductUploads(stored.photos ?? placed), photoAddresses);
  const [session] = useState(() =>
    openDraftSession(uuid, editDraftStore({ ...before, ...stored.changes }), () => clock.now()),
  );
  const [view, setView] = useState(session.view$.value);
  useEffect(() => {
    const views = session.view$.subscribe(setView);
    return () => views.unsubscribe();
  }, [session]);
  const draft = useMemo(() => ({ ...view.draft, photos: [...photos.photos] }), [view.draft, photos.photos]);
  const keys = photos.photos.map(({ mediaKey }) => mediaKey);
  const arePhotosChanged = JSON.stringify(keys) !== JSON.stringify(photoKeys);
  const changes = useMemo(() => editedFields(before, view.draft), [before, view.draft]);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    const edit = isForgotten
      ? { changes: {}, photos: null }
      : { changes, photos: arePhotosChanged ? photos.sent : null };
    storeEdit(userId, uuid, edit);
  }, [userId, uuid, changes, arePhotosChanged, photos.sent, isForgotten]);
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
    input: () =>
      changedInput(changes, view.draft, {
        before: photoKeys,
        now: photos.sent.map(({ mediaKey }) => mediaKey),
      }),
    forget: () => {
      atStake.current = false;
      storeEdit(userId, uuid, { changes: {}, photos: null });
      setForgotten(true);
    },
  };
}
