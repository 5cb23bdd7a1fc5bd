import type { ProductCheckFacts, ProductContent, ProductProblem } from '#domain/product/problem.ts';
import { checkDraftSave, checkProduct } from '#domain/product/product-rules.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { ProductRow } from './product-view.ts';

/** The refusal that carries the rule's own fields and codes (ERR-007); one problem alone names itself. */
export function validationError(problems: readonly ProductProblem[]): ValidationError {
  const [first] = problems;
  const code = first?.code === 'seller_required' && problems.length === 1 ? first.code : 'validation_error';
  return new ValidationError(
    code,
    problems.map(({ field, code: reason }) => ({ field, code: reason })),
  );
}

/**
 * All problems of a content, after throwing ValidationError for those that block: every one for what others will see,
 * the draft-save rule alone for a DRAFT (FORM-029).
 */
export function checkedProblems(
  content: ProductContent,
  facts: ProductCheckFacts,
  staysDraft: boolean,
): readonly ProductProblem[] {
  const problems = checkProduct(content, facts);
  const blocking = staysDraft ? checkDraftSave(content) : problems;
  if (blocking.length > 0) throw validationError(blocking);
  return problems;
}

/** Whole euros that a scraped product may not exceed (FORM-043, readings FORM-043); null for any other. */
export function originalPriceOf(
  product: Pick<ProductRow, 'scrape_url' | 'compare_price_cents' | 'original_price_cents'>,
): number | null {
  if (product.scrape_url === null) return null;
  const cents = product.compare_price_cents ?? product.original_price_cents;
  return cents === null ? null : cents / 100;
}
