import { useLingui } from '@lingui/react/macro';
import { explanationLength } from '#domain/staff/explanation.ts';
import { TextArea } from '#src/ui/kit/text-field.tsx';

/** What staff write to the person whom an act is about. */
export function ExplanationField({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const { from: fewest, to } = explanationLength;
  return (
    <TextArea
      label={t`Explanation for ${name}`}
      description={t`At least ${fewest} characters. It is in the email as you write it.`}
      value={value}
      onChange={onChange}
      maxLength={to}
      rows={4}
    />
  );
}
