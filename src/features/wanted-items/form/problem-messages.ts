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
  title: msg`Say in a few words what you are looking for.`,
  title_too_long: msg`At most 150 characters fit here. Tell the rest in the description.`,
  description_too_long: msg`At most 2000 characters fit here.`,
  images: msg`Add at least one photo: something like it, or the spot it is for.`,
  images_too_many: msg`At most 4 photos.`,
  images_twice: msg`The same photo is there twice. Remove one of them.`,
  images_failed: msg`Not every photo reached us. Try it again, or remove it.`,
  images_not_uploaded: msg`A photo is no longer with us. Remove it and choose it again.`,
  budget: msg`Fill in your budget: 1 to 1,000,000 euros, whole euros.`,
  category: msg`Choose a category.`,
  size_error: msg`“At most” belongs with “at least”, and may not be the smaller one. Sizes go up to 1000 cm.`,
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
