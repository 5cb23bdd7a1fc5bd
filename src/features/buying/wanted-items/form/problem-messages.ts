import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WantedField, WantedProblemCode } from '#domain/wanted/wanted-rules.ts';

/** `images_failed`: a photo did not reach the server; `images_not_uploaded`: the server no longer has it. */
export type FormProblemCode = WantedProblemCode | 'images_failed' | 'images_not_uploaded';

export interface FormProblem {
  readonly field: WantedField;
  readonly code: FormProblemCode;
}

export const problemMessage: Readonly<Record<FormProblemCode, MessageDescriptor>> = {
  title: msg`Enter what you are looking for.`,
  title_too_long: msg`Use up to 150 characters. Put the rest in the description.`,
  description_too_long: msg`Use up to 2,000 characters.`,
  images: msg`Add at least one photo of something similar or of the place it is for.`,
  images_too_many: msg`You can add up to 4 photos.`,
  images_twice: msg`You added the same photo twice. Remove one of them.`,
  images_failed: msg`Some photos have not been sent. Try again or remove them.`,
  images_not_uploaded: msg`One of your photos is no longer available. Remove it and add it again.`,
  budget: msg`Enter your budget in whole euros: from 1 to 1,000,000 euros.`,
  category: msg`Choose a category.`,
  size_error: msg`Enter a maximum too. It must be at least the minimum and at most 1,000 cm.`,
};

/** The fields that the server rejected, limited to those that the form has. */
export function refusedFields(
  fields: readonly { readonly field: string; readonly code: string }[],
): FormProblem[] {
  return fields.flatMap(({ field, code }) => {
    const isKnown = Object.hasOwn(problemMessage, code) && wantedFields.some((one) => one === field);
    return isKnown ? [{ field: field as WantedField, code: code as FormProblemCode }] : [];
  });
}

const wantedFields: readonly WantedField[] = [
  'images',
  'title',
  'description',
  'category',
  'budget',
  'width',
  'height',
  'depth',
  'diameter',
];

export function fieldId(field: WantedField): string {
  return `wanted-${field}`;
}
