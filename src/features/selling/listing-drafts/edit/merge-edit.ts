import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { type DraftChange, type DraftField, sameValue } from '../model/draft-fields.ts';
import { savedVersionId } from '../model/other-versions.ts';
import type { EditableProduct } from './editable-product.ts';
import type { StoredEdit } from './stored-edit.ts';

/** Fields of which a change to one gives another a different meaning. */
const linked: readonly (readonly string[])[] = [
  ['mainCategory', 'subCategory', 'category'],
  ['productType', 'attributes'],
  ['brand', 'brandUnknown'],
  ['timePeriod', 'secondChanceType'],
  ['isSetOfProducts', 'inventory'],
];

const valueIn = (values: object, field: string): unknown => new Map(Object.entries(values)).get(field);

/** The changed fields that have another value in the saved product than the change started from. */
function clashingFields(base: DraftChange, changes: DraftChange, saved: ListingDraft): DraftField[] {
  const names = Object.entries(changes).filter(([field, mine]) => {
    const now = valueIn(saved, field);
    return field in base && !sameValue(valueIn(base, field), now) && !sameValue(mine, now);
  });
  return names.map(([field]) => field as DraftField);
}

/** True when both sides changed the photos, each in another way. */
function doPhotosClash(
  base: readonly string[] | undefined,
  mine: readonly string[],
  saved: readonly string[],
): boolean {
  return base !== undefined && !sameValue(base, saved) && !sameValue(base, mine) && !sameValue(mine, saved);
}

/**
 * True when the changes can be saved over a later version of the product without the person's choice: nobody else
 * changed the same fields, nor fields that belong together with them.
 */
export function canSaveOver(
  before: EditableProduct,
  mine: { readonly changes: DraftChange; readonly photoKeys: readonly string[] },
  now: EditableProduct,
): boolean {
  if (now.status !== before.status) return false;
  const group = (field: string) => linked.find((fields) => fields.includes(field)) ?? [field];
  const touched = new Set(Object.keys(mine.changes).flatMap(group));
  const isTouched = [...touched].some((field) => {
    const value = valueIn(now.draft, field);
    const isSame = field in mine.changes && sameValue(valueIn(mine.changes, field), value);
    return !isSame && !sameValue(valueIn(before.draft, field), value);
  });
  return !isTouched && !doPhotosClash(before.photoKeys, mine.photoKeys, now.photoKeys);
}

export interface MergedEdit {
  /** The saved product with the unsaved changes; a field that was changed elsewhere too has both values. */
  readonly draft: ListingDraft;
  readonly doPhotosClash: boolean;
}

/** Puts unsaved changes onto the product as it is saved now. `now` is in milliseconds since 1970. */
export function mergedEdit(
  stored: StoredEdit,
  { draft, photoKeys }: EditableProduct,
  now: number,
): MergedEdit {
  const { changes, base = {}, photos, basePhotos } = stored;
  const otherVersions = clashingFields(base, changes, draft).map(
    (field): OtherVersion => ({
      id: savedVersionId(field),
      field,
      value: JSON.stringify(draft[field]),
      savedAt: now,
    }),
  );
  const mine = photos?.map(({ mediaKey }) => mediaKey) ?? photoKeys;
  return {
    // A brand that was entered here is not unknown, whatever was chosen elsewhere.
    draft: { ...draft, ...changes, ...(changes.brand && { brandUnknown: false }), otherVersions },
    doPhotosClash: doPhotosClash(basePhotos, mine, photoKeys),
  };
}
