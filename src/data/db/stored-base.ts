import type { RxDocumentData, RxDocumentMeta } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { contentOf, isFromServer } from './rows.ts';

/** RxDB's own fields of a document, with the server's content that its edits started from, as JSON. */
interface Meta extends RxDocumentMeta {
  readonly base?: string;
}

type Stored = Pick<RxDocumentData<object>, '_deleted' | '_meta' | '_rev'>;

/** The base that was stored with the first edit of a document since it was pulled; empty when there is none. */
export function storedBase({ _meta }: Pick<Stored, '_meta'>): string {
  return (_meta as Meta).base ?? '';
}

/** The base to store with a local write of `next` over `stored`; empty if the server's state does not follow from `stored`. */
export function baseOfWrite(
  collection: SyncCollection,
  stored: Stored,
  next: { readonly _deleted: boolean },
): string {
  // A document that is created again after its deletion starts without a base.
  if (stored._deleted && !next._deleted) return '';
  if (!isFromServer(stored)) return storedBase(stored);
  return stored._deleted ? '' : JSON.stringify(contentOf(collection, stored));
}

/** RxDB's own fields with this base. */
export function metaWithBase(meta: RxDocumentMeta, base: string): RxDocumentMeta {
  const { base: _, ...others } = meta as Meta;
  return base === '' ? others : { ...others, base };
}
