import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Eye, EyeOff, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type IsCommon, passwordMarks } from '#domain/account/password.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './auth.module.css';
import { passwordStrength } from './password-strength.ts';

export interface PasswordFieldProps {
  readonly name: 'password' | 'confirm';
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  /** `new-password` lets the browser suggest a password. Pasting is always allowed. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      id={`auth-${name}`}
      name={name}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t`Hide password` : t`Show password`}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}

export interface PasswordHintProps {
  readonly password: string;
  /** Null while the list of common passwords is loading. */
  readonly isCommon: IsCommon | null;
}

/** The requirements of a new password, checked while it is typed, and its strength (AUTH-023, AUTH-024, S10). */
export function PasswordHint({ password, isCommon }: PasswordHintProps) {
  const { t } = useLingui();
  const { isLong, hasLetter, hasDigit, isUncommon } = passwordMarks(password, isCommon);
  const strength = passwordStrength(password, isCommon);
  const words = [t`Too weak`, t`Fair`, t`Good`, t`Strong`][strength];
  return (
    <div className={styles.hint}>
      <ul className={styles.marks}>
        <Mark isMet={isLong} label={t`At least 8 characters`} />
        <Mark isMet={hasLetter} label={t`A letter`} />
        <Mark isMet={hasDigit} label={t`A digit`} />
        <Mark isMet={password !== '' && isUncommon === true} label={t`Not a common password`} />
      </ul>
      <div
        className={styles.strength}
        data-strength={password === '' ? undefined : strength}
        aria-hidden="true"
      >
        <span />
        <span />
        <span />
      </div>
      <p role="status" className={styles.soft}>
        {password === '' ? (
          <Trans>The longer, the stronger: try a short sentence.</Trans>
        ) : (
          <Trans>Strength: {words}</Trans>
        )}
      </p>
    </div>
  );
}

function Mark({ isMet, label }: { readonly isMet: boolean; readonly label: string }) {
  return (
    <li data-met={isMet || undefined}>
      <Icon icon={isMet ? Check : Minus} size={16} />
      {label}
    </li>
  );
}
