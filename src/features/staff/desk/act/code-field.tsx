import { useLingui } from '@lingui/react/macro';
import { TextField } from '#src/ui/kit/text-field.tsx';

/** A field for a fresh second-factor code, for actions that require more than a session. */
export function CodeField({
  code,
  onChange,
}: {
  readonly code: string;
  readonly onChange: (code: string) => void;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Code from your authenticator app`}
      description={t`Also required with a passkey: set up the app in your account under Security.`}
      value={code}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
    />
  );
}
