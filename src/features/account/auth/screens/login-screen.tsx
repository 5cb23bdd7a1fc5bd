import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { LoginDocument } from '../auth.gen.ts';
import styles from '../auth.module.css';
import { ask } from '../auth-calls.ts';
import { loginProblems } from '../auth-checks.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { enterAccount } from '../enter-account.ts';
import { leadOn } from '../lead-on.ts';
import type { PanelTools } from '../panel-tools.ts';
import { PasskeyButton } from '../passkey-button.tsx';
import { PasswordField } from '../password-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';

export interface LoginScreenProps {
  readonly tools: PanelTools;
  /** Why the person has to sign in, when that is not obvious. */
  readonly reason?: ReactNode;
}

/** Signing in with email and password, or with a passkey (AUTH-002, AUTH-011). */
export function LoginScreen({ tools, reason }: LoginScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const passkey = usePasskeySignIn(attempt, tools.onSignedIn);
  const [password, setPassword] = useState('');
  const submit = () => {
    const email = tools.email.trim();
    void attempt.attempt({
      found: loginProblems(email, password),
      ask: () => ask(LoginDocument, { email, password }, ({ login }) => login),
      onDone: async (user) => {
        if (await enterAccount(user)) tools.onSignedIn();
      },
      onRefused: (refusal) => leadOn(tools, refusal),
      fallback: 'generic_error',
    });
  };
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Sign in`}
      intro={reason}
      submitLabel={<Trans>Sign in</Trans>}
      onSubmit={submit}
      footer={<OtherMethods tools={tools} passkey={<PasskeyButton passkey={passkey} />} />}
    >
      <EmailField
        tools={tools}
        offersPasskeys
        onFocus={passkey.offerInField}
        onChange={() => attempt.forget('email')}
        error={errorOf('email')}
      />
      <div>
        <PasswordField
          name="password"
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            attempt.forget('password');
          }}
          error={errorOf('password')}
        />
        <Button
          kind="quiet"
          size="small"
          className={cx(styles.forgot)}
          onPress={() => tools.go({ name: 'password_reset' })}
        >
          <Trans>Forgot your password?</Trans>
        </Button>
      </div>
    </AuthForm>
  );
}

function OtherMethods({ tools, passkey }: { readonly tools: PanelTools; readonly passkey: ReactNode }) {
  return (
    <div className={styles.others}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {passkey}
      <Button wide onPress={() => tools.go({ name: 'magic_link' })}>
        <Trans>Email me a sign-in link</Trans>
      </Button>
      <p className={styles.turn}>
        <Trans>No account yet?</Trans>
        <Button kind="quiet" onPress={() => tools.go({ name: 'signup' })}>
          <Trans>Create an account</Trans>
        </Button>
      </p>
    </div>
  );
}
