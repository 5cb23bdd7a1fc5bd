import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '#src/ui/kit/text-field.tsx';
import type { PanelTools } from './panel-tools.ts';

export interface EmailFieldProps {
  readonly tools: Pick<PanelTools, 'email' | 'setEmail'>;
  readonly error: string | null;
  readonly onChange: () => void;
  /** Browsers offer passkeys in a field whose `autocomplete` contains `webauthn`. */
  readonly offersPasskeys?: boolean;
  readonly onFocus?: () => void;
  readonly label?: ReactNode;
  readonly autoFocus?: boolean;
}

/** The email field of an account, shared by every screen of the panel. */
export function EmailField(props: EmailFieldProps) {
  const { tools, error, onChange, offersPasskeys = false, onFocus, label, autoFocus = false } = props;
  return (
    <TextField
      id="auth-email"
      label={label ?? <Trans>Email address</Trans>}
      autoFocus={autoFocus}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      spellCheck="false"
      value={tools.email}
      onChange={(value) => {
        tools.setEmail(value);
        onChange();
      }}
      error={error}
      {...(onFocus === undefined ? {} : { onFocus })}
    />
  );
}
