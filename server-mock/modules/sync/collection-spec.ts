import type * as v from 'valibot';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { DocumentInput } from '../../graphql/document-inputs.ts';
import type { SyncContents } from './contents.ts';
import type { JsonObject } from './json.ts';

/**
 * Converts a document of one schema version to the next newer one and back, for clients that are one release behind.
 */
interface Converter {
  up(document: JsonObject): JsonObject;
  down(document: JsonObject): JsonObject;
}

/** What the engine needs to know about one collection. */
export interface CollectionSpec {
  readonly name: SyncCollection;
  /** For example `Wishlist`, as in `pullWishlist` and `WishlistPage`. */
  readonly graphqlName: string;
  /** For example `WishlistItemDocumentInput`. */
  readonly inputName: DocumentInput;
  readonly schema: v.GenericSchema<unknown, object> & { readonly entries: object };
  /** Whether the id is valid in this collection. */
  isId(id: string): boolean;
  /**
   * Times of the device's clock, for display and sorting only. They are stored, and compared to decide whether a
   * pushed state is already stored, but a stale one in the assumed state is no conflict (docs/sync.md, rules 5 and
   * 6).
   */
  readonly displayClocks: readonly string[];
  /**
   * What devices may change: everything, or only these fields of documents that the server created. They may delete
   * every document.
   */
  readonly editable: 'all' | readonly string[];
  /** The content that a tombstone shows in place of the removed one. */
  blank(id: string): object;
  /** Maximum live documents per person. */
  readonly maxDocuments: number;
  /**
   * What happens to a new document beyond `maxDocuments`: it is rejected, or the least recently written one is
   * deleted.
   */
  readonly overflow: 'refuse' | 'drop_oldest';
  /** By the older version: `converters[3]` turns 3 into 4 (`up`) and 4 into 3 (`down`). */
  readonly converters: Readonly<Record<number, Converter>>;
}

/** The same, with the collection's own types. */
export interface SpecOf<C extends SyncCollection> extends CollectionSpec {
  readonly name: C;
  readonly schema: v.GenericSchema<unknown, SyncContents[C]> & { readonly entries: object };
  readonly displayClocks: readonly (keyof SyncContents[C] & string)[];
  readonly editable: 'all' | readonly (keyof SyncContents[C] & string)[];
  blank(id: string): SyncContents[C];
}
