import type { SavedAddress } from '#domain/address/address.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { ItemSyncState, WaitingItem } from '#src/data/sync/sync-status.ts';

/** One entry of the list of waiting changes. */
export interface WaitingRow {
  readonly key: string;
  readonly kind: SyncCollection | 'photos';
  readonly docId: string;
  /** The title that the owner would recognise; empty if the document has none. */
  readonly name: string;
  readonly state: Exclude<ItemSyncState, 'saved'>;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The number of photos to send; 0 for other entries. */
  readonly photos: number;
}

export interface KnownDocuments {
  readonly drafts: readonly ListingDraft[];
  readonly addresses: readonly SavedAddress[];
  /** The number of photos that this device still has to send, per draft. */
  readonly unsentPhotos: ReadonlyMap<string, number>;
}

function nameOf(item: WaitingItem, known: KnownDocuments): string {
  switch (item.collection) {
    case 'drafts':
      return known.drafts.find((draft) => draft.id === item.id)?.title.trim() ?? '';
    case 'addresses': {
      const address = known.addresses.find((candidate) => candidate.id === item.id);
      return address === undefined ? '' : `${address.street} ${address.houseNumber}, ${address.city}`.trim();
    }
    case 'searchHistory':
      return item.id;
    case 'wishlist':
    case 'notifications':
      return '';
  }
}

/** The number of a draft's photos that the server does not have yet, on whichever device they are. */
export function photosToSend(draft: ListingDraft): number {
  return draft.photos.filter((photo) => photo.mediaKey === null).length;
}

/**
 * Everything that is on this device but not on the server, oldest first: documents, and per draft the photos still to
 * be sent.
 */
export function waitingRows(items: readonly WaitingItem[], known: KnownDocuments): WaitingRow[] {
  const documents = items.map(
    (item): WaitingRow => ({
      key: `${item.collection}|${item.id}`,
      kind: item.collection,
      docId: item.id,
      name: nameOf(item, known),
      state: item.state,
      since: item.since,
      photos: 0,
    }),
  );
  const photos = known.drafts
    .filter((draft) => (known.unsentPhotos.get(draft.id) ?? 0) > 0)
    .map(
      (draft): WaitingRow => ({
        key: `photos|${draft.id}`,
        kind: 'photos',
        docId: draft.id,
        name: draft.title.trim(),
        state: 'only_here',
        since: draft.createdAt,
        photos: known.unsentPhotos.get(draft.id) ?? 0,
      }),
    );
  return [...documents, ...photos].toSorted((one, other) => one.since - other.since);
}
