import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ResetPasswordDocument } from '../auth.gen.ts';
import { ask } from '../auth-calls.ts';
import { resetProblems } from '../auth-checks.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { PanelFrame } from '../panel-frame.tsx';
import type { PanelTools } from '../panel-tools.ts';
import { PasswordField, PasswordHint } from '../password-field.tsx';
import { SignedInNote } from '../signed-in-note.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useCommonPasswords } from '../use-common-passwords.ts';

export interface ResetPasswordScreenProps {
  readonly tools: PanelTools;
  readonly token: string;
}

/** Sets a new password with an emailed link (AUTH-006, AUTH-013, AUTH-026, AUTH-027, AUTH-038). */
export function ResetPasswordScreen({ tools, token }: ResetPasswordScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const isCommon = useCommonPasswords();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const askAgain = (
    <Button size="small" onPress={() => tools.go({ name: 'password_reset' })}>
      <Trans>Request a new link</Trans>
    </Button>
  );
  if (token === '') return <IncompleteLink tools={tools} action={askAgain} />;
  const submit = () =>
    void attempt.attempt({
      found: resetProblems({ token, password, confirmPassword: confirm }, isCommon),
      ask: () =>
        ask(
          ResetPasswordDocument,
          { token, password, confirmPassword: confirm },
          (data) => data.resetPassword,
        ),
      onDone: () => tools.go({ name: 'password_changed' }),
      fallback: 'reset_password_error',
    });
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Choose a new password`}
      submitLabel={<Trans>Change password</Trans>}
      onSubmit={submit}
      problemAction={askAgain}
    >
      <SignedInNote session={tools.session} link="password" />
      <div>
        <PasswordField
          name="password"
          label={<Trans>New password</Trans>}
          autoComplete="new-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            attempt.forget('password');
          }}
          error={errorOf('password')}
        />
        <PasswordHint password={password} isCommon={isCommon} />
      </div>
      <PasswordField
        name="confirm"
        label={<Trans>Repeat new password</Trans>}
        autoComplete="new-password"
        value={confirm}
        onChange={(value) => {
          setConfirm(value);
          attempt.forget('confirm');
        }}
        error={errorOf('confirm')}
      />
    </AuthForm>
  );
}

function IncompleteLink({ tools, action }: { readonly tools: PanelTools; readonly action: ReactNode }) {
  const { t } = useLingui();
  return (
    <PanelFrame tools={tools} title={t`Choose a new password`}>
      <Banner kind="error" announce action={action}>
        {t({
          id: 'auth.reset_password_token_missing',
          message: 'This link is incomplete. Open it again from the email or request a new link.',
        })}
      </Banner>
    </PanelFrame>
  );
}

/** Shown after the change, with the link to sign in. */
export function PasswordChangedScreen({ tools }: { readonly tools: PanelTools }) {
  const { t } = useLingui();
  return (
    <PanelFrame tools={tools} title={t`Your password has been changed`}>
      <Banner kind="success">
        <Trans>Sign in with your new password from now on. You need to sign in again on other devices.</Trans>
      </Banner>
      <Button kind="primary" size="large" wide onPress={() => tools.go({ name: 'login' })}>
        {tools.session === null ? <Trans>Sign in</Trans> : <Trans>Go to my account</Trans>}
      </Button>
    </PanelFrame>
  );
}
