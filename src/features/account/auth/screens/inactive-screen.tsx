import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import styles from '../auth.module.css';
import { emailProblems } from '../auth-checks.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { askForMail } from '../mail-calls.ts';
import type { PanelTools } from '../panel-tools.ts';
import { useAttempt } from '../use-attempt.ts';
import { BackToLogin } from './mail-request-screens.tsx';

/** For an account whose address was never confirmed: offers to send the email again (AUTH-008, AUTH-035). */
export function InactiveScreen({ tools }: { readonly tools: PanelTools }) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = () => {
    const email = tools.email.trim();
    void attempt.attempt({
      found: emailProblems(email),
      ask: () => askForMail('activation', email, tools.returnTo),
      onDone: () => setSentTo(email),
    });
  };
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Confirm your email address`}
      intro={<Trans>Your account is not active yet. Open the link in the email we sent you.</Trans>}
      submitLabel={<Trans>Send activation email again</Trans>}
      onSubmit={resend}
      footer={<BackToLogin tools={tools} />}
    >
      {sentTo !== null && attempt.problems.length === 0 && (
        <Banner kind="success" announce>
          <Trans>
            We sent a new email to <strong className={styles.address}>{sentTo}</strong>. Open the link in it
            to activate your account.
          </Trans>
        </Banner>
      )}
      <EmailField tools={tools} onChange={() => attempt.forget('email')} error={errorOf('email')} />
    </AuthForm>
  );
}
