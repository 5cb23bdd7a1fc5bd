import type * as v from 'valibot';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { SyncContents } from './contents.ts';
import type { JsonObject } from './json.ts';
import type { DocumentInput } from './scalars.ts';

/** Turns a document of one schema version into the next newer one and back, for clients one release behind. */
interface Converter {
  up(document: JsonObject): JsonObject;
  down(document: JsonObject): JsonObject;
}

/** All that the engine has to know about one collection. */
export interface CollectionSpec {
  readonly name: SyncCollection;
  /** As in `pullWishlist`, `WishlistPage`. */
  readonly graphqlName: string;
  /** As in `WishlistItemDocumentInput`. */
  readonly inputName: DocumentInput;
  readonly schema: v.GenericSchema<unknown, object> & { readonly entries: object };
  /** True for an id that this collection can hold. */
  isId(id: string): boolean;
  /**
   * Times by the device's clock, for display and sorting only. They are stored and count when "the same state again"
   * is recognised, but a stale one in the assumed state is no conflict (rules 5 and 6).
   */
  readonly displayClocks: readonly string[];
  /**
   * What devices may change: everything, or these fields of documents that the server made. Each may be deleted.
   */
  readonly editable: 'all' | readonly string[];
  /** The content that a tombstone shows in place of the removed one. */
  blank(id: string): object;
  /** Living documents per person. */
  readonly maxDocuments: number;
  /** What a new document beyond `maxDocuments` meets: a refusal, or the least recently written one makes room. */
  readonly overflow: 'refuse' | 'drop_oldest';
  /** By the older version: `converters[3]` turns 3 into 4 (`up`) and 4 into 3 (`down`). */
  readonly converters: Readonly<Record<number, Converter>>;
}

/** The same with the collection's own types. */
export interface SpecOf<C extends SyncCollection> extends CollectionSpec {
  readonly name: C;
  readonly schema: v.GenericSchema<unknown, SyncContents[C]> & { readonly entries: object };
  readonly displayClocks: readonly (keyof SyncContents[C] & string)[];
  readonly editable: 'all' | readonly (keyof SyncContents[C] & string)[];
  blank(id: string): SyncContents[C];
}
