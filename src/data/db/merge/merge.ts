import type { SavedAddress } from '#domain/address/address.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SearchEntry } from '#domain/search/search-history.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import { sameContent } from '../same-content.ts';
import type { DocumentOf } from '../types.ts';
import { mergeDraft } from './merge-draft.ts';
import { mergeScalar } from './scalars.ts';
import type { Leftover, MergeInput, MergeOutcome, Version } from './version.ts';

interface Living<Content> {
  readonly merged: Content;
  readonly leftovers: readonly Leftover[];
}

interface MergeRule<Content> {
  /** Merges when neither side is deleted. */
  readonly living: (base: Content | null, local: Content, remote: Content) => Living<Content>;
  /**
   * The presence of a set-like document is its only content: adding it again restores it, and deleting it loses no
   * content.
   */
  readonly setLike: boolean;
}

function mergeAddress(
  base: SavedAddress | null,
  local: SavedAddress,
  remote: SavedAddress,
): Living<SavedAddress> {
  const merged: Record<string, unknown> = { ...remote, ...local };
  const lost: Record<string, unknown> = {};
  for (const name of Object.keys(merged) as (keyof SavedAddress)[]) {
    const { value, loser } = mergeScalar(base === null ? undefined : base[name], local[name], remote[name]);
    merged[name] = value;
    if (loser !== undefined && name !== 'createdAt') lost[name] = loser.value;
  }
  merged.createdAt = Math.max(local.createdAt, remote.createdAt);
  const leftovers: Leftover[] =
    Object.keys(lost).length === 0 ? [] : [{ code: 'other_version', content: lost }];
  return { merged: merged as unknown as SavedAddress, leftovers };
}

function mergeWish(
  _base: WishlistItem | null,
  local: WishlistItem,
  remote: WishlistItem,
): Living<WishlistItem> {
  return { merged: { id: local.id, addedAt: Math.max(local.addedAt, remote.addedAt) }, leftovers: [] };
}

function mergeSearch(
  _base: SearchEntry | null,
  local: SearchEntry,
  remote: SearchEntry,
): Living<SearchEntry> {
  const later = local.usedAt >= remote.usedAt ? local : remote;
  return { merged: later, leftovers: [] };
}

/** The content is the server's. A later notification under the same id is unread again; the same one stays read. */
function mergeNotification(
  _base: Notification | null,
  local: Notification,
  remote: Notification,
): Living<Notification> {
  const readAt = remote.readAt ?? (local.createdAt >= remote.createdAt ? local.readAt : null);
  return { merged: { ...remote, readAt }, leftovers: [] };
}

const rules: { readonly [C in SyncCollection]: MergeRule<DocumentOf<C>> } = {
  wishlist: { living: mergeWish, setLike: true },
  searchHistory: { living: mergeSearch, setLike: true },
  drafts: {
    living: (base: ListingDraft | null, local, remote) => mergeDraft(base, local, remote),
    setLike: false,
  },
  addresses: { living: mergeAddress, setLike: false },
  notifications: { living: mergeNotification, setLike: true },
};

function changed<Content>(base: Version<Content> | null, side: Version<Content>): boolean {
  return base === null || base.deleted || !sameContent(base.content, side.content);
}

/** Merges when one side is a tombstone and the other is not. */
function mergeDeletion<Content extends object>(
  rule: MergeRule<Content>,
  { base, local, remote }: MergeInput<Content>,
): MergeOutcome<Content> {
  const living = local.deleted ? remote : local;
  const tombstone = local.deleted ? local : remote;
  if (base?.deleted === true) return { merged: living, leftovers: [] };
  if (rule.setLike && (base === null || (!local.deleted && changed(base, local)))) {
    return { merged: living, leftovers: [] };
  }
  const code = local.deleted ? 'deleted_here' : 'deleted_elsewhere';
  const leftovers: Leftover[] =
    !rule.setLike && changed(base, living) ? [{ code, content: living.content }] : [];
  return { merged: tombstone, leftovers };
}

/**
 * Merges the changes of this device and the server to one document (PWA-031..034). Pure and total: the same input
 * gives the same result on every device. Deletes stay deleted; content that has no place in the result is in
 * `leftovers`.
 */
export function mergeDocument<C extends SyncCollection>(
  collection: C,
  input: MergeInput<DocumentOf<C>>,
): MergeOutcome<DocumentOf<C>> {
  const { base, local, remote } = input;
  const rule: MergeRule<DocumentOf<C>> = rules[collection];
  if (local.deleted && remote.deleted) return { merged: remote, leftovers: [] };
  if (local.deleted || remote.deleted) return mergeDeletion(rule, input);
  const common = base === null || base.deleted ? null : base.content;
  const { merged, leftovers } = rule.living(common, local.content, remote.content);
  return { merged: { deleted: false, content: merged }, leftovers };
}
