import type { ListingDraft } from '#domain/product/draft.ts';

/**
 * The field of the form in which a problem can be mended: the category is asked in steps, and what is asked last is not
 * there before the others were answered.
 */
export function anchorOf(draft: Pick<ListingDraft, 'mainCategory' | 'subCategory'>, field: string): string {
  if (field !== 'category' && field !== 'productType') return field;
  if (draft.mainCategory === '') return 'mainCategory';
  return draft.subCategory === '' ? 'subCategory' : field;
}
