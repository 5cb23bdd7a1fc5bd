import { findCategory } from '../catalog/categories.ts';
import { collections } from '../catalog/collections.ts';
import { colors } from '../catalog/colors.ts';
import { productStateChoices } from '../catalog/conditions.ts';
import { type CatalogEntry, findEntry } from '../catalog/entry.ts';
import { productTypes } from '../catalog/product-types.ts';
import { styles } from '../catalog/styles.ts';
import { colorCount } from '../product/limits.ts';

/**
 * The fields that staff can edit on any product (STAFF-004 to STAFF-008). Only the seller can edit prices and texts.
 */
export interface EditableFacts {
  /** The abbreviation of the product type. */
  readonly productType: string | null;
  /** The path of three values from the root: `meubels/kasten/dressoirs`. */
  readonly category: string | null;
  readonly collections: readonly string[];
  readonly colors: readonly string[];
  readonly styles: readonly string[];
  readonly productState: string | null;
}

export type EditableField = keyof EditableFacts;
/** The editable fields in display order. */
export const editableFields = [
  'productType',
  'category',
  'collections',
  'colors',
  'styles',
  'productState',
] as const satisfies readonly EditableField[];

export type ProductEdit = Partial<EditableFacts>;

/** Lists are compared as sets: the order of selection has no meaning. */
function isSame(one: EditableFacts[EditableField], other: EditableFacts[EditableField]): boolean {
  const plain = (value: typeof one) =>
    (typeof value === 'object' ? value?.toSorted().join(' ') : value) ?? '';
  return plain(one) === plain(other);
}

/** Returns the fields whose value differs from before (STAFF-023). Empty when nothing changed (STAFF-022). */
export function changedFields(before: EditableFacts, edit: ProductEdit): readonly EditableField[] {
  return editableFields.filter((field) => {
    const next = edit[field];
    return next !== undefined && !isSame(before[field], next);
  });
}

/** Returns the part of an edit that differs from before, which is what is sent to the server (STAFF-023). */
export function onlyChanges(before: EditableFacts, edit: ProductEdit): ProductEdit {
  return Object.fromEntries(changedFields(before, edit).map((field) => [field, edit[field]]));
}

export interface EditProblem {
  readonly field: EditableField;
  readonly code: 'unknown_value' | 'color_count' | 'only_second_chance';
}

function areKnown(values: readonly string[] | undefined, entries: readonly CatalogEntry[]): boolean {
  if (values === undefined) return true;
  return (
    new Set(values).size === values.length && values.every((value) => findEntry(entries, value) !== null)
  );
}

function isCategory(path: string): boolean {
  const [main = '', sub = '', category = '', ...more] = path.split('/');
  return more.length === 0 && findCategory(main, sub, category) !== null;
}

/**
 * Validates an edit. Returns one problem per field; empty when it can be saved. Values have to be in the reference
 * data; only second-chance products have a state (STAFF-008, docs/readings.md).
 */
export function editProblems(
  edit: ProductEdit,
  { isSecondChance }: { readonly isSecondChance: boolean },
): readonly EditProblem[] {
  const { productType, category, productState } = edit;
  const count = edit.colors?.length ?? colorCount.min;
  const wrong = (field: EditableField, isRight: boolean, code: EditProblem['code'] = 'unknown_value') =>
    isRight ? [] : [{ field, code }];
  return [
    ...wrong(
      'productType',
      productType === undefined || productTypes.some(({ abbreviation }) => abbreviation === productType),
    ),
    ...wrong('category', category === undefined || (category !== null && isCategory(category))),
    ...wrong('collections', areKnown(edit.collections, collections)),
    ...wrong('colors', areKnown(edit.colors, colors)),
    ...wrong('colors', count >= colorCount.min && count <= colorCount.max, 'color_count'),
    ...wrong('styles', areKnown(edit.styles, styles)),
    ...wrong('productState', productState === undefined || isSecondChance, 'only_second_chance'),
    ...wrong(
      'productState',
      productState === undefined || findEntry(productStateChoices, productState ?? '') !== null,
    ),
  ];
}
