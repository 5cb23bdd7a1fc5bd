import { useLingui } from '@lingui/react/macro';
import { titleLength } from '#domain/product/limits.ts';
import { useSelected } from '../model/use-selected.ts';
import { useDraftForm } from './draft-form-context.ts';
import type { CheckedForm } from './form-checks.ts';
import { DraftTextField } from './text-fields.tsx';

/** The title, with advice while it is short (FORM-028). */
export function TitleField() {
  const { t } = useLingui();
  const advised = titleLength.advised;
  const isShort = useSelected(useDraftForm().checks.form$, hasShortTitle);
  return (
    <DraftTextField
      field="title"
      label={t`Title`}
      description={
        isShort
          ? t`Titles of ${advised} characters or more are found more often. A shorter one is fine too.`
          : t`What it is and what makes it special, such as “Tub chair, ochre, sixties”.`
      }
      maxLength={300}
    />
  );
}

function hasShortTitle({ check }: CheckedForm): boolean {
  return check.hints.some((hint) => hint.code === 'title_longer');
}
