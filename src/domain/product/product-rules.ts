import { attributeProblems, choiceProblems, conditionProblems } from './choice-rules.ts';
import { photoCount, titleLength } from './limits.ts';
import { dimensionProblems, priceProblems, stockProblems } from './number-rules.ts';
import { photoProblems } from './photo-count-rules.ts';
import {
  type ProductCheckFacts,
  type ProductContent,
  type ProductHint,
  type ProductProblem,
  productProblemCodes,
} from './problem.ts';
import {
  brandProblems,
  descriptionProblems,
  draftSaveAllowed,
  lengthOf,
  sellerProductIdProblems,
  titleProblems,
} from './text-rules.ts';

/**
 * Returns all problems that prevent this content from being published or saved as a product, in the order of the
 * form. Empty when it is valid. The device and the server use this function (FORM-028 to FORM-056, FORM-061). It
 * never throws and depends on neither clock nor language.
 */
export function checkProduct(content: ProductContent, facts: ProductCheckFacts): ProductProblem[] {
  const problems: ProductProblem[] = [
    ...photoProblems(content, facts),
    ...titleProblems(content),
    ...descriptionProblems(content),
    ...choiceProblems(content),
    ...brandProblems(content),
    ...conditionProblems(content, facts),
    ...dimensionProblems(content),
    ...stockProblems(content),
    ...priceProblems(content, facts),
    ...sellerProductIdProblems(content),
    ...attributeProblems(content),
  ];
  if (facts.sellerType === null) problems.push({ field: 'seller', code: 'seller_required' });
  const place = (problem: ProductProblem) => productProblemCodes.indexOf(problem.code);
  return problems.toSorted((one, other) => place(one) - place(other));
}

/**
 * Returns advice that never prevents publishing: a title of under 10 characters, a third photo (FORM-028 and
 * FORM-044, docs/readings.md).
 */
export function productHints(content: ProductContent): ProductHint[] {
  const hints: ProductHint[] = [];
  const length = lengthOf(content.title);
  if (length >= titleLength.min && length < titleLength.advised) {
    hints.push({ field: 'title', code: 'title_longer' });
  }
  if (content.photos.length >= photoCount.min && content.photos.length < photoCount.advised) {
    hints.push({ field: 'photos', code: 'third_photo' });
  }
  return hints;
}

/**
 * Validates content that is saved as a DRAFT product. Only the title is checked (FORM-029); everything else may be
 * missing or invalid.
 */
export function checkDraftSave(content: ProductContent): ProductProblem[] {
  return draftSaveAllowed(content.title) ? [] : [{ field: 'title', code: 'title' }];
}
