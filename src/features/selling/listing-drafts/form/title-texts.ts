import { useLingui } from '@lingui/react/macro';
import { titleLength } from '#domain/product/limits.ts';

/** The label of the title field, with advice on the title while it is short (FORM-028). */
export function useTitleTexts(isShort: boolean) {
  const { t } = useLingui();
  const advised = titleLength.advised;
  return {
    label: t`Title`,
    description: isShort
      ? t`Titles of ${advised} characters or more are found more often. A shorter one is fine too.`
      : t`What it is and what makes it special, such as “Tub chair, ochre, sixties”.`,
  };
}

export const titleAttributes = { maxLength: 300, autoComplete: 'off', enterKeyHint: 'next' } as const;
