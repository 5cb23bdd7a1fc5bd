import { useLingui } from '@lingui/react/macro';
import { descriptionLength, titleLength } from '#domain/product/limits.ts';
import { useSelected } from '../model/use-selected.ts';
import { useDraftForm } from './draft-form-context.ts';
import type { CheckedForm } from './form-checks.ts';
import { DraftTextArea, DraftTextField } from './text-fields.tsx';

/** Title and description (FORM-028, FORM-030). */
export function BasicsSection() {
  const { t } = useLingui();
  const advised = titleLength.advised;
  const least = descriptionLength.min;
  const longer = useSelected(useDraftForm().checks.form$, hasShortTitle);
  return (
    <>
      <DraftTextField
        field="title"
        label={t`Title`}
        description={
          longer
            ? t`Titles of ${advised} characters or more are found more often. A shorter one is fine too.`
            : t`What it is and what makes it special, such as “Tub chair, ochre, sixties”.`
        }
        maxLength={300}
      />
      <DraftTextArea
        field="description"
        label={t`Description`}
        description={t`At least ${least} characters. Be honest about wear: it saves questions.`}
        rows={5}
        maxLength={22_000}
      />
    </>
  );
}

function hasShortTitle({ check }: CheckedForm): boolean {
  return check.hints.some((hint) => hint.code === 'title_longer');
}
