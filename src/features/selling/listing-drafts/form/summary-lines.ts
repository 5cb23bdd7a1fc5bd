import { anchorOf } from '#domain/product/anchor.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { fieldId } from './draft-form-context.ts';

/** One line per place in the form: the category is asked in steps, and the next steps are not rendered yet. */
export function summaryLines(
  draft: ListingDraft,
  shown: readonly { field: string }[],
  errors: ReadonlyMap<string, string>,
) {
  const lines = new Map<string, string>();
  for (const { field } of shown) {
    const place = anchorOf(draft, field);
    if (!lines.has(place)) lines.set(place, errors.get(field) ?? field);
  }
  return [...lines].map(([place, text]) => ({ fieldId: fieldId(place), text }));
}
