import type { ListingDraft } from '#domain/product/draft.ts';

/** The fields that a person fills in; ids, dates, photos and losing versions change in other ways. */
export type DraftField = Exclude<
  keyof ListingDraft,
  'id' | 'createdAt' | 'editedAt' | 'photos' | 'otherVersions'
>;
export type DraftChange = { [Field in DraftField]?: ListingDraft[Field] };

/** True when two values of a draft field are equal in content; lists are compared in order. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  return (
    typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right)
  );
}

/**
 * The part of `change` that differs from `draft`. Only this may be written, so that two devices keep each other's
 * fields.
 */
export function changedFields(draft: ListingDraft, change: DraftChange): DraftChange {
  const entries = Object.entries(change).filter(
    ([field, value]) => !sameValue(draft[field as DraftField], value),
  );
  return Object.fromEntries(entries) as DraftChange;
}

/** True while nothing was typed, chosen or photographed; such a draft need not be stored. */
export function isBlank(draft: ListingDraft): boolean {
  const { inventory, ...rest } = draft;
  const typed = Object.entries(rest).some(([field, value]) => {
    if (field === 'id' || field === 'createdAt' || field === 'editedAt' || field === 'otherVersions')
      return false;
    return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false;
  });
  return !typed && (inventory === 1 || inventory === null);
}
