import { anchorOf } from '#domain/product/anchor.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { fieldId } from './draft-form-context.ts';
import type { FieldProblem } from './form-checks.ts';

/** One line per place in the form: the category is asked in steps, and the next steps are not rendered yet. */
export function summaryLines(
  draft: ListingDraft,
  shown: readonly FieldProblem[],
  sentenceOf: (problem: FieldProblem) => string,
) {
  const lines = new Map<string, string>();
  for (const problem of shown) {
    const place = anchorOf(draft, problem.field);
    if (!lines.has(place)) lines.set(place, sentenceOf(problem));
  }
  return [...lines].map(([place, text]) => ({ fieldId: fieldId(place), text }));
}
