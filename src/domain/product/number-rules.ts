import { dimensionRange, inventoryRange, priceRange } from './limits.ts';
import type { ProductCheckFacts, ProductContent, ProductProblem } from './problem.ts';

function wholeWithin(value: number | null, range: { readonly min: number; readonly max: number }): boolean {
  return value !== null && Number.isInteger(value) && value >= range.min && value <= range.max;
}

const dimensions = ['width', 'height', 'depth', 'diameter'] as const;

/** FORM-038, FORM-039: every filled size is 1 to 1000 cm, and one complete set of them is there. */
export function dimensionProblems(content: ProductContent): ProductProblem[] {
  const problems: ProductProblem[] = dimensions
    .filter((side) => content[side] !== null && !wholeWithin(content[side], dimensionRange))
    .map((side) => ({ field: side, code: side }));
  const { width, height, depth, diameter } = content;
  const round = diameter !== null && height !== null;
  const square = width !== null && height !== null && depth !== null;
  if (!round && !square) problems.push({ field: 'dimensions', code: 'dimensions' });
  return problems;
}

/** FORM-040, FORM-041, FORM-053: a stock of 1 to 1000, exactly 1 for a set; and whether it is a set must be said. */
export function stockProblems({ inventory, isSetOfProducts }: ProductContent): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if (isSetOfProducts === null) problems.push({ field: 'isSetOfProducts', code: 'set_of_products' });
  const right = isSetOfProducts ? inventory === inventoryRange.ofSet : wholeWithin(inventory, inventoryRange);
  if (!right) problems.push({ field: 'inventory', code: 'inventory' });
  return problems;
}

/** The stock that counts: a set is one, whatever the field held before the flag was set (FORM-041). */
export function effectiveInventory(
  content: Pick<ProductContent, 'inventory' | 'isSetOfProducts'>,
): number | null {
  return content.isSetOfProducts ? inventoryRange.ofSet : content.inventory;
}

/** FORM-042, FORM-043. */
export function priceProblems(content: ProductContent, facts: ProductCheckFacts): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const { price, comparePrice } = content;
  if (price === null || !wholeWithin(price, priceRange)) {
    problems.push({ field: 'price', code: 'price' });
  } else if (facts.originalPrice !== null && price > facts.originalPrice) {
    problems.push({ field: 'price', code: 'price_above_original' });
  }
  if (comparePrice !== null && !wholeWithin(comparePrice, priceRange)) {
    problems.push({ field: 'comparePrice', code: 'compare_price' });
  }
  return problems;
}
