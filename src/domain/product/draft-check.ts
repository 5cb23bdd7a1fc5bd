import type { ListingDraft } from './draft.ts';
import { photoCount } from './limits.ts';
import type { ProductHint, ProductProblem } from './problem.ts';
import { checkProduct, productHints } from './product-rules.ts';

/** What the device knows about who is selling; offline, or signed out, it knows nothing. */
export interface KnownSeller {
  readonly type: string | null;
}

export interface DraftCheck {
  /** What the seller still has to do, in the order of the form. */
  readonly problems: readonly ProductProblem[];
  /** Advice that blocks nothing. */
  readonly hints: readonly ProductHint[];
  /** Photos still to be added before there are enough. */
  readonly photosMissing: number;
}

/** Not the seller's work: uploads finish by themselves, and who sells is asked when publishing. */
const notInTheForm: readonly string[] = ['photos_not_uploaded', 'seller_required'];

/** The fields from the top of the form to its end; a field that is not here comes last. */
const formOrder: readonly string[] = [
  'photos',
  'price',
  'title',
  'description',
  'mainCategory',
  'subCategory',
  'category',
  'productType',
  'attributes',
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
 * What is missing or wrong in a draft, by the same rules as the server's (FORM-061, readings PWA-037). A seller who is
 * not known yet is taken for an ordinary one. `originalPrice`: whole euros that an ad taken over from elsewhere may not
 * exceed (FORM-043).
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
