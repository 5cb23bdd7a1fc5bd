import { dimensionRange, inventoryRange, priceRange } from './limits.ts';
import type { ProductCheckFacts, ProductContent, ProductProblem } from './problem.ts';

function wholeWithin(value: number | null, range: { readonly min: number; readonly max: number }): boolean {
  return value !== null && Number.isInteger(value) && value >= range.min && value <= range.max;
}

const dimensions = ['width', 'height', 'depth', 'diameter'] as const;

/** Validates the dimensions: each is 1 to 1000 cm, and one complete set is filled in (FORM-038, FORM-039). */
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

/**
 * Validates the stock: 1 to 1000, exactly 1 for a set, and the set question is answered (FORM-040, FORM-041,
 * FORM-053).
 */
export function stockProblems({ inventory, isSetOfProducts }: ProductContent): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if (isSetOfProducts === null) problems.push({ field: 'isSetOfProducts', code: 'set_of_products' });
  const right = isSetOfProducts ? inventory === inventoryRange.ofSet : wholeWithin(inventory, inventoryRange);
  if (!right) problems.push({ field: 'inventory', code: 'inventory' });
  return problems;
}

/** Returns the effective stock. A set counts as one, whatever was entered before the set flag (FORM-041). */
export function effectiveInventory(
  content: Pick<ProductContent, 'inventory' | 'isSetOfProducts'>,
): number | null {
  return content.isSetOfProducts ? inventoryRange.ofSet : content.inventory;
}

/** Validates the price and the compare price (FORM-042, FORM-043). */
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
