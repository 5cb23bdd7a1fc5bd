import { isAttributeValue } from '../catalog/attribute-values.ts';
import { findCategory } from '../catalog/categories.ts';
import { colors } from '../catalog/colors.ts';
import {
  productStateChoices,
  secondChanceTypeChoices,
  timePeriodChoices,
  weightCategories,
} from '../catalog/conditions.ts';
import { type CatalogEntry, findEntry } from '../catalog/entry.ts';
import { materials } from '../catalog/materials.ts';
import { findProductType } from '../catalog/product-types.ts';
import { styles } from '../catalog/styles.ts';
import { colorCount, materialCount } from './limits.ts';
import type { ProductCheckFacts, ProductContent, ProductProblem } from './problem.ts';

/**
 * Whether a seller may offer second-chance products: only brand sellers, whose type starts with brand_ (FORM-056).
 */
export function mayUseSecondChance(sellerType: string | null): boolean {
  return sellerType?.startsWith('brand_') ?? false;
}

function allKnown(values: readonly string[], entries: readonly CatalogEntry[]): boolean {
  return values.every((value) => findEntry(entries, value) !== null);
}

function rightCount(
  values: readonly string[],
  count: { readonly min: number; readonly max: number },
): boolean {
  return values.length >= count.min && values.length <= count.max && new Set(values).size === values.length;
}

function knownOrEmpty(value: string, entries: readonly CatalogEntry[]): boolean {
  return value === '' || value === 'UNKNOWN' || findEntry(entries, value) !== null;
}

/** Validates the choices from the reference data (FORM-036, FORM-037, FORM-049, FORM-050). */
export function choiceProblems(content: ProductContent): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if (findCategory(content.mainCategory, content.subCategory, content.category) === null) {
    problems.push({ field: 'category', code: 'category' });
  }
  if (findProductType(content.productType) === null) {
    problems.push({ field: 'productType', code: 'product_type' });
  }
  if (!rightCount(content.colors, colorCount) || !allKnown(content.colors, colors)) {
    problems.push({ field: 'colors', code: 'colors' });
  }
  if (!rightCount(content.materials, materialCount) || !allKnown(content.materials, materials)) {
    problems.push({ field: 'materials', code: 'materials' });
  }
  if (!allKnown(content.styles, styles)) problems.push({ field: 'styles', code: 'styles' });
  return problems;
}

/**
 * Validates the condition of the product (FORM-051, FORM-052, FORM-055, FORM-056) and the two optional choices about
 * it.
 */
export function conditionProblems(content: ProductContent, facts: ProductCheckFacts): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if (findEntry(timePeriodChoices, content.timePeriod) === null) {
    problems.push({ field: 'timePeriod', code: 'time_period' });
  } else if (content.timePeriod === 'SECOND_CHANCE' && !mayUseSecondChance(facts.sellerType)) {
    problems.push({ field: 'timePeriod', code: 'time_period_second_chance' });
  }
  if (!knownOrEmpty(content.productState, productStateChoices)) {
    problems.push({ field: 'productState', code: 'product_state' });
  }
  if (!knownOrEmpty(content.secondChanceType, secondChanceTypeChoices)) {
    problems.push({ field: 'secondChanceType', code: 'second_chance_type' });
  }
  if (findEntry(weightCategories, content.weightCategory) === null) {
    problems.push({ field: 'weightCategory', code: 'weight_category' });
  }
  return problems;
}

/** Validates the attributes of the product type (PROD-026). Empty values and values of another type are ignored. */
export function attributeProblems({ productType, attributes }: ProductContent): ProductProblem[] {
  const asked = findProductType(productType)?.attributes ?? [];
  const fits = attributes.every(({ name, value }) => {
    const attribute = asked.find((one) => one.name === name);
    return attribute === undefined || value === '' || isAttributeValue(attribute, value);
  });
  return fits ? [] : [{ field: 'attributes', code: 'attributes' }];
}
