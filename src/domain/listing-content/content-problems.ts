import { contentLimits } from './content-limits.ts';
import { markupIn } from './plain-text.ts';
import { productListAtUrl } from './product-list-url.ts';

/** The format of keys in image URLs (src/domain/photo/media-address.ts). */
const imageKeyPattern = /^[a-z0-9](?:\.?[a-z0-9_-]){0,119}$/;

/** The content that staff write for a product list (SEO-001). Omitted fields keep their stored value. */
export interface ListingContentInput {
  readonly url: string;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly intro?: string | undefined;
  readonly images?: readonly { readonly alt: string; readonly imageKey: string }[] | undefined;
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[] | undefined;
}

export interface ContentProblem {
  readonly field: string;
  readonly code:
    | 'unknown_listing'
    | 'too_long'
    | 'markup_not_allowed'
    | 'required'
    | 'unknown_image'
    | 'too_many';
}

/** Validates listing content. Returns the problems by field; empty when the content can be saved. */
export function contentProblems(input: ListingContentInput): readonly ContentProblem[] {
  const { url, images = [], faqs = [] } = input;
  return [
    ...(productListAtUrl(url) === null ? [{ field: 'url', code: 'unknown_listing' } as const] : []),
    ...(['title', 'intro', 'content'] as const).flatMap((field) =>
      textProblem(field, input[field] ?? '', contentLimits[field]),
    ),
    ...(images.length > contentLimits.images ? [{ field: 'images', code: 'too_many' } as const] : []),
    ...images.flatMap(({ alt, imageKey }, index) => [
      ...textProblem(`images.${index}.alt`, alt, contentLimits.alt, true),
      ...(imageKeyPattern.test(imageKey)
        ? []
        : [{ field: `images.${index}.imageKey`, code: 'unknown_image' } as const]),
    ]),
    ...(faqs.length > contentLimits.faqs ? [{ field: 'faqs', code: 'too_many' } as const] : []),
    ...faqs.flatMap(({ question, answer }, index) => [
      ...textProblem(`faqs.${index}.question`, question, contentLimits.question, true),
      ...textProblem(`faqs.${index}.answer`, answer, contentLimits.answer, true),
    ]),
  ];
}

function textProblem(
  field: string,
  text: string,
  most: number,
  isRequired = false,
): readonly ContentProblem[] {
  if (isRequired && text.trim() === '') return [{ field, code: 'required' }];
  if (text.length > most) return [{ field, code: 'too_long' }];
  return markupIn(text) !== null ? [{ field, code: 'markup_not_allowed' }] : [];
}
