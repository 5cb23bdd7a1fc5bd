import { useLingui } from '@lingui/react/macro';
import { descriptionLength } from '#domain/product/limits.ts';
import { DraftTextArea } from './text-fields.tsx';

/** The description (FORM-030). */
export function DescriptionField() {
  const { t } = useLingui();
  const least = descriptionLength.min;
  return (
    <DraftTextArea
      field="description"
      label={t`Description`}
      description={t`At least ${least} characters. Be honest about wear: it saves questions.`}
      rows={5}
      maxLength={22_000}
    />
  );
}
