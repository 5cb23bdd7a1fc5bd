import type { ListingDraft } from '#domain/product/draft.ts';
import { photoCount } from '#domain/product/limits.ts';
import type { ProductProblem } from '#domain/product/problem.ts';

const beganTyping: Partial<Record<ProductProblem['field'], (draft: ListingDraft) => boolean>> = {
  photos: (draft) => draft.photos.length > photoCount.max,
  title: (draft) => draft.title.trim() !== '',
  description: (draft) => draft.description.trim() !== '',
  brand: (draft) => draft.brand.trim() !== '',
  price: (draft) => draft.price !== null,
  inventory: (draft) => draft.inventory !== null,
};

/**
 * The problems to show at the fields: all of them once publishing was tried, before that only those of fields that
 * were filled in and left. An empty field is not an error yet; it is in the checklist.
 */
export function problemsToShow(
  draft: ListingDraft,
  problems: readonly ProductProblem[],
  shown: { readonly all: boolean; readonly left: ReadonlySet<string> },
): readonly ProductProblem[] {
  if (shown.all) return problems;
  return problems.filter(({ field, code }) => {
    if (!shown.left.has(field)) return false;
    const sized = ['width', 'height', 'depth', 'diameter'].includes(code);
    return sized || (beganTyping[field]?.(draft) ?? false);
  });
}
