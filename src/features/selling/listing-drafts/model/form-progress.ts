import { anchorOf } from '#domain/product/anchor.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { ProductProblem } from '#domain/product/problem.ts';

/** The required parts of the form in its order, each with the fields that belong to it. */
const parts: readonly (readonly string[])[] = [
  ['photos'],
  ['title'],
  ['mainCategory', 'subCategory', 'category', 'productType', 'attributes'],
  ['price'],
  ['description'],
  ['dimensions', 'diameter', 'width', 'depth', 'height'],
  ['colors'],
  ['materials'],
  ['brand', 'brandUnknown'],
  ['timePeriod'],
  ['weightCategory'],
  ['isSetOfProducts', 'inventory'],
];

export interface MissingPart {
  /** The field in which the part can be completed. */
  readonly place: string;
  readonly problem: ProductProblem;
}

export interface FormProgress {
  readonly done: number;
  readonly total: number;
  readonly missing: readonly MissingPart[];
}

/** How many parts of the form are complete, and where the others are completed, in the order of the form. */
export function formProgress(draft: ListingDraft, problems: readonly ProductProblem[]): FormProgress {
  const missing = (problem: ProductProblem) => ({ place: anchorOf(draft, problem.field), problem });
  const required = parts.flatMap((fields) => {
    const problem = problems.find(({ field }) => fields.includes(field));
    return problem === undefined ? [] : [missing(problem)];
  });
  const others = problems.filter(({ field }) => !parts.some((fields) => fields.includes(field)));
  return {
    done: parts.length - required.length,
    total: parts.length,
    missing: [...required, ...others.map(missing)],
  };
}
