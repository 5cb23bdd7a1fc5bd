import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { GraphqlContext, Validity } from '../../graphql/context.ts';
import { readStamp } from '../../search/catalog-stamp.ts';
import { spendSearch } from './count-search.ts';

/**
 * The fields of a product that depend on nothing but the change number of the catalogue and the holds: not on who
 * asks, on other counts, or on the seller beyond name and type (whose changes are numbered, migration 0360).
 */
const sharedProductFields: ReadonlySet<string> = new Set([
  ...['__typename', 'uuid', 'slug', 'title', 'productTranslations', 'price', 'comparePrice'],
  ...['comparePriceKind', 'city', 'province', 'country', 'viewIn', 'inventory', 'reservedUntil'],
  ...['publicationDate', 'timePeriod', 'productState', 'secondChanceType', 'width', 'depth', 'height'],
  ...['diameter', 'isSetOfProducts', 'brand', 'collections', 'featuredImage', 'images', 'moodImage'],
]);

/** Types of which everything depends on the catalogue alone. */
const sharedTypes: ReadonlySet<string> = new Set([
  ...[
    'ProductList',
    'Filter',
    'FilterGroup',
    'FilterOption',
    'ProductImage',
    'ProductTranslation',
    'ProductCollection',
    'TitledValue',
  ],
]);

const known = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether the operation asks for one list and nothing else that could differ between visitors. */
export function isSharedList(info: GraphQLResolveInfo): boolean {
  const before = known.get(info.operation);
  if (before !== undefined) return before;
  const { selections } = info.operation.selectionSet;
  const isShared = selections.length === 1 && selections[0]?.kind === Kind.FIELD && allShared(info);
  known.set(info.operation, isShared);
  return isShared;
}

function allShared(info: GraphQLResolveInfo): boolean {
  const check = (set: SelectionSetNode, typeName: string): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return fieldIsShared(selection, typeName);
      if (selection.kind === Kind.INLINE_FRAGMENT) return check(selection.selectionSet, typeName);
      const fragment = info.fragments[selection.name.value];
      return fragment !== undefined && check(fragment.selectionSet, typeName);
    });
  const fieldIsShared = ({ name: { value: name }, selectionSet }: FieldNode, typeName: string): boolean => {
    if (typeName === 'Product' ? !sharedProductFields.has(name) : !sharedTypes.has(typeName)) return false;
    // Without words there is no reading of them.
    if (selectionSet === undefined || name === 'reading') return true;
    const type = info.schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    return field !== undefined && check(selectionSet, getNamedType(field.type).name);
  };
  return info.fieldNodes.every(
    ({ selectionSet }) => selectionSet !== undefined && check(selectionSet, 'ProductList'),
  );
}

/**
 * What a list is computed from, read before it is computed. Returns the validity of its answer: until a product, its
 * seller or a hold changes, or a hold ends.
 */
export async function validityOfList({ db, clock }: GraphqlContext): Promise<Validity> {
  const { head, holds } = await readStamp(db, clock.now());
  return async (context) => {
    const now = context.clock.now();
    if (holds.until !== null && now >= holds.until) return false;
    const current = await readStamp(db, now);
    if (current.head !== head || current.holds.digest !== holds.digest) return false;
    // An answer that is computed anew is counted there.
    await spendSearch(context);
    return true;
  };
}
