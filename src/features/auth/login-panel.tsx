import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useOnline } from '#src/data/use-online.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './auth.module.css';
import { useSignIn } from './use-sign-in.ts';

export interface LoginPanelProps {
  readonly onSignedIn: () => void;
  /** Why one is asked to sign in, when the reason is not plain. */
  readonly reason?: ReactNode;
}

/** Signing in with e-mail and password (AUTH-002); Enter submits. */
export function LoginPanel({ onSignedIn, reason }: LoginPanelProps) {
  const { t } = useLingui();
  usePageTitle(t`Sign in`);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const online = useOnline();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { problem, isBusy, attempt, forget } = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await attempt(email, password);
    if (outcome === 'signed_in') onSignedIn();
    else if (outcome === 'email') emailRef.current?.focus();
    else if (outcome === 'password') passwordRef.current?.focus();
  };
  return (
    <div className={styles.page}>
      <form className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
        <h1 className={styles.title}>
          <Trans>Sign in</Trans>
        </h1>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
        <div aria-live="assertive">
          {problem?.place === 'form' && <Banner kind="error">{problem.text}</Banner>}
        </div>
        {!online && (
          <Banner kind="warning">
            <Trans>You are offline. Signing in needs a connection; what you typed stays here.</Trans>
          </Banner>
        )}
        <TextField
          label={<Trans>E-mail address</Trans>}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={(value) => {
            setEmail(value);
            forget();
          }}
          error={problem?.place === 'email' ? problem.text : null}
          inputRef={emailRef}
        />
        <PasswordField
          value={password}
          onChange={(value) => {
            setPassword(value);
            forget();
          }}
          error={problem?.place === 'password' ? problem.text : null}
          inputRef={passwordRef}
        />
        <Button type="submit" kind="primary" size="large" wide isPending={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
    </div>
  );
}

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly inputRef: React.Ref<HTMLInputElement>;
}

function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={<Trans>Password</Trans>}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
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
