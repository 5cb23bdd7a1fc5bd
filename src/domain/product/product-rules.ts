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
 * Everything that keeps this content from being published or saved as a product, in the order of the form; an empty
 * list means that it may. The device and the server call this same function (FORM-028..FORM-056, FORM-061).
 * It refuses nothing by throwing, and it reads neither clock nor language.
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

/** Advice that never blocks: a title under 10 characters, a third photo (readings FORM-028, FORM-044). */
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
 * What a DRAFT product needs to be kept on the server: the title of the draft-save rule alone (FORM-029); everything
 * else may still be missing or wrong.
 */
export function checkDraftSave(content: ProductContent): ProductProblem[] {
  return draftSaveAllowed(content.title) ? [] : [{ field: 'title', code: 'title' }];
}
