import { useLingui } from '@lingui/react/macro';
import { explanationLength } from '#domain/staff/explanation.ts';
import { TextArea } from '#src/ui/kit/text-field.tsx';

/** A field for the explanation that staff send to the person concerned. */
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
      description={t`At least ${fewest} characters. The email contains this text exactly as you write it.`}
      value={value}
      onChange={onChange}
      maxLength={to}
      rows={4}
    />
  );
}
