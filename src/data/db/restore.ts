import * as v from 'valibot';
import { savedAddressSchema } from '#domain/address/address.ts';
import { blankNotification, notificationSchema } from '#domain/notifications/notification.ts';
import { emptyDraft, listingDraftSchema } from '#domain/product/draft.ts';
import { searchEntrySchema } from '#domain/search/search-history.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { wishlistItemSchema } from '#domain/wishlist/wishlist-item.ts';
import type { DocumentOf } from './types.ts';

interface Shape {
  readonly schema: v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };
  /** Replaces a field that is missing or damaged. */
  readonly blank: (id: string) => Record<string, unknown>;
}

const shapes: { readonly [C in SyncCollection]: Shape } = {
  wishlist: { schema: wishlistItemSchema, blank: (id) => ({ id, addedAt: 0 }) },
  searchHistory: { schema: searchEntrySchema, blank: (id) => ({ id, query: id, usedAt: 0 }) },
  drafts: { schema: listingDraftSchema, blank: (id) => ({ ...emptyDraft(id, 0) }) },
  notifications: { schema: notificationSchema, blank: (id) => ({ ...blankNotification(id) }) },
  addresses: {
    schema: savedAddressSchema,
    blank: (id) => ({
      id,
      firstName: '',
      lastName: '',
      companyName: '',
      street: '',
      houseNumber: '',
      houseNumberExtension: '',
      postcode: '',
      city: '',
      country: 'NL',
      phoneNumber: '',
      email: '',
      createdAt: 0,
    }),
  },
};

/** The names of a collection's fields, which are all that is ever sent and stored. */
export function fieldsOf(collection: SyncCollection): readonly string[] {
  return Object.keys(shapes[collection].schema.entries);
}

/** The parts of a valibot schema that determine which fields a value has. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
}

/**
 * The value with only the fields of the schema, at every depth: GraphQL adds `__typename`, newer servers add fields.
 */
function ownFields(part: Part, value: unknown): unknown {
  if (part.item !== undefined && Array.isArray(value)) {
    const { item } = part;
    return value.map((each: unknown) => ownFields(item, each));
  }
  if (part.entries === undefined || typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  const own: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(part.entries)) {
    if (source[name] !== undefined) own[name] = ownFields(inner, source[name]);
  }
  return own;
}

/** The usable part of an invalid field: the valid items of a list, otherwise nothing. */
function soundPart(part: v.GenericSchema, value: unknown): unknown {
  if (v.safeParse(part, value).success) return value;
  const { item } = part as unknown as { readonly item?: v.GenericSchema };
  if (item === undefined || !Array.isArray(value)) return undefined;
  const sound = value.filter((each) => v.safeParse(item, each).success);
  return v.safeParse(part, sound).success ? sound : undefined;
}

/**
 * Fits data from outside (the server, the storage of an older version) to the collection's schema: unknown fields are
 * dropped, missing or damaged ones become blank, and a damaged list keeps its valid items. This way one bad field
 * never makes the storage refuse a whole batch (docs/sync-hazards.md, H3). Null when there is no usable id.
 */
export function restoreDocument<C extends SyncCollection>(collection: C, raw: unknown): DocumentOf<C> | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { schema, blank } = shapes[collection];
  const own = ownFields(schema as unknown as Part, raw) as Record<string, unknown>;
  const { id } = own;
  const idSchema = schema.entries.id;
  if (typeof id !== 'string' || idSchema === undefined || !v.safeParse(idSchema, id).success) return null;
  if (v.safeParse(schema, own).success) return own as unknown as DocumentOf<C>;
  const restored = blank(id);
  for (const [name, part] of Object.entries(schema.entries)) {
    const sound = name in own ? soundPart(part, own[name]) : undefined;
    if (sound !== undefined) restored[name] = sound;
  }
  return restored as unknown as DocumentOf<C>;
}
