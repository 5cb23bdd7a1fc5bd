import type { ListingDraft } from './draft.ts';
import { photoCount } from './limits.ts';
import type { ProductHint, ProductProblem } from './problem.ts';
import { checkProduct, productHints } from './product-rules.ts';

/** The known facts about the seller. They are not known offline or when the user is signed out. */
export interface KnownSeller {
  readonly type: string | null;
}

export interface DraftCheck {
  /** The problems that the seller still has to fix, in the order of the form. */
  readonly problems: readonly ProductProblem[];
  /** Advice that does not prevent publishing. */
  readonly hints: readonly ProductHint[];
  /** The number of photos that are missing to reach the minimum. */
  readonly photosMissing: number;
}

/** Not shown in the form: uploads complete without the seller, and the seller details are asked for on publishing. */
const notInTheForm: readonly string[] = ['photos_not_uploaded', 'seller_required'];

/** The fields in the order of the form. A field that is not listed comes last. */
const formOrder: readonly string[] = [
  'photos',
  'title',
  'mainCategory',
  'subCategory',
  'category',
  'productType',
  'attributes',
  'price',
  'description',
  'dimensions',
  'diameter',
  'width',
  'depth',
  'height',
  'colors',
  'materials',
  'brand',
  'brandUnknown',
  'timePeriod',
  'productState',
  'weightCategory',
  'isSetOfProducts',
  'inventory',
];

function placeOf(field: string): number {
  const place = formOrder.indexOf(field);
  return place === -1 ? formOrder.length : place;
}

/**
 * Validates a draft with the same rules as the server (FORM-061; PWA-037, docs/readings.md). An unknown seller is
 * treated as an ordinary one. `originalPrice` is the maximum price of a product imported from another site, in whole
 * euros (FORM-043).
 */
export function checkDraft(
  draft: ListingDraft,
  seller: KnownSeller | null,
  originalPrice: number | null = null,
): DraftCheck {
  const facts = { sellerType: seller?.type ?? 'unknown', originalPrice, heldPhotoKeys: null };
  return {
    problems: checkProduct(draft, facts)
      .filter((problem) => !notInTheForm.includes(problem.code))
      .toSorted((one, other) => placeOf(one.field) - placeOf(other.field)),
    hints: productHints(draft),
    photosMissing: Math.max(0, photoCount.min - draft.photos.length),
  };
}
