import type { ListingDraft } from '#domain/product/draft.ts';

/**
 * Returns the form field in which a problem can be fixed. The category is asked in steps, so its later fields are
 * absent until the earlier ones are filled in.
 */
export function anchorOf(draft: Pick<ListingDraft, 'mainCategory' | 'subCategory'>, field: string): string {
  if (field !== 'category' && field !== 'productType') return field;
  if (draft.mainCategory === '') return 'mainCategory';
  return draft.subCategory === '' ? 'subCategory' : field;
}
