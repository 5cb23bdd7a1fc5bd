import type { ProductCheckFacts, ProductContent, ProductProblem } from '#domain/product/problem.ts';
import { checkDraftSave, checkProduct } from '#domain/product/product-rules.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { ProductRow } from '../products/product-view.ts';

/**
 * Returns the error with the fields and codes of the rules (ERR-007). If `seller_required` is the only problem, it is
 * also the code of the error.
 */
export function validationError(problems: readonly ProductProblem[]): ValidationError {
  const [first] = problems;
  const code = first?.code === 'seller_required' && problems.length === 1 ? first.code : 'validation_error';
  return new ValidationError(
    code,
    problems.map(({ field, code: reason }) => ({ field, code: reason })),
  );
}

/**
 * Returns all problems of a content. Throws ValidationError for the blocking ones: the draft-save rule only if the
 * product stays a DRAFT (FORM-029), every problem otherwise.
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

/**
 * Returns the maximum price of a scraped product in euros (FORM-043, docs/readings.md); null for any other product.
 */
export function originalPriceOf(
  product: Pick<ProductRow, 'scrape_url' | 'compare_price_cents' | 'original_price_cents'>,
): number | null {
  if (product.scrape_url === null) return null;
  const cents = product.compare_price_cents ?? product.original_price_cents;
  return cents === null ? null : cents / 100;
}
