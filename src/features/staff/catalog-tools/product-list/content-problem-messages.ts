import { useLingui } from '@lingui/react/macro';
import {
  type ContentProblem,
  contentProblems,
  type ListingContentInput,
} from '#domain/listing-content/content-problems.ts';
import { markupIn } from '#domain/listing-content/plain-text.ts';

/** Messages by the field's path in the input, such as `title` or `faqs.0.answer`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates the form with the same rule as the server; returns a message for every field that would be rejected. */
export function useFieldErrors(): (input: ListingContentInput) => FieldErrors {
  const { t } = useLingui();
  const sentence = (code: ContentProblem['code'], text: string) => {
    const tag = markupIn(text) ?? '';
    switch (code) {
      case 'markup_not_allowed':
        return t`Plain text only: remove ${tag}.`;
      case 'required':
        return t`Fill this in or remove the row.`;
      case 'unknown_image':
        return t`This is not a valid photo key.`;
      case 'too_long':
        return t`This is too long.`;
      case 'too_many':
      case 'unknown_listing':
        return t`This can’t be saved.`;
    }
  };
  return (input) =>
    Object.fromEntries(
      contentProblems(input).map(({ field, code }) => [field, sentence(code, textAt(input, field))]),
    );
}

function textAt(input: object, field: string): string {
  let value: unknown = input;
  for (const name of field.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === 'string' ? value : '';
}
