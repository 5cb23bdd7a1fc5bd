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
import { type CatalogStamp, readStamp } from '../../search/catalog-stamp.ts';
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
    'BrandEntry',
    'CategoryEntry',
    'CollectionEntry',
    'ColorEntry',
    'StyleEntry',
  ],
]);

const known = new WeakMap<OperationDefinitionNode, boolean>();

/**
 * Whether the operation asks for one field of this type and nothing else, and of it for nothing that could differ between
 * visitors.
 */
export function isShareable(info: GraphQLResolveInfo, typeName: string): boolean {
  const before = known.get(info.operation);
  if (before !== undefined) return before;
  const { selections } = info.operation.selectionSet;
  const isOnlyField = selections.length === 1 && selections[0]?.kind === Kind.FIELD;
  const isShared = isOnlyField && allShared(info, typeName);
  known.set(info.operation, isShared);
  return isShared;
}

function allShared(info: GraphQLResolveInfo, ofType: string): boolean {
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
    ({ selectionSet }) => selectionSet !== undefined && check(selectionSet, ofType),
  );
}

/** The validity of the answer of a list. Each use counts as a search, as computing the answer does. */
export async function validityOfList(context: GraphqlContext): Promise<Validity | null> {
  const validity = await validityOfCatalog(context);
  return validity === null ? null : { ...validity, countUse: spendSearch };
}

/**
 * The validity of an answer that depends on the catalogue and on holds alone: until a product, its seller or a hold
 * changes, or a hold ends. Read before the answer is computed. Null if the answer is computed as of an earlier state.
 */
export async function validityOfCatalog({ db, clock, asOf }: GraphqlContext): Promise<Validity | null> {
  const stamp = await readStamp(db, clock.now());
  if (asOf !== null && !isSame(asOf, stamp)) return null;
  const { until } = stamp.holds;
  const isCurrent: Validity['isCurrent'] = async (asked) => {
    const now = asked.clock.now();
    if (until !== null && now >= until) return false;
    return isSame(asked.asOf ?? (await readStamp(db, now)), stamp);
  };
  return { isCurrent };
}

function isSame(one: CatalogStamp, other: CatalogStamp): boolean {
  return one.head === other.head && one.holds.digest === other.holds.digest;
}
