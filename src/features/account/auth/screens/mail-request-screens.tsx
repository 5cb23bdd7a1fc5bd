import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import styles from '../auth.module.css';
import { emailProblems } from '../auth-checks.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { leadOn } from '../lead-on.ts';
import { askForMail } from '../mail-calls.ts';
import type { PanelTools } from '../panel-tools.ts';
import { useAttempt } from '../use-attempt.ts';

/** Requests a sign-in link by email (AUTH-004, AUTH-019, AUTH-033, AUTH-040). */
export function MagicLinkScreen({ tools }: { readonly tools: PanelTools }) {
  const { t } = useLingui();
  return (
    <MailRequest
      tools={tools}
      mail="magic_link"
      title={t`Sign in with a link`}
      intro={<Trans>We will email you a sign-in link. You can use it once, within 15 minutes.</Trans>}
      submitLabel={<Trans>Send link</Trans>}
    />
  );
}

/** Requests an email with a link to choose a new password (AUTH-005, AUTH-020, AUTH-034). */
export function PasswordResetScreen({ tools }: { readonly tools: PanelTools }) {
  const { t } = useLingui();
  return (
    <MailRequest
      tools={tools}
      mail="password_reset"
      title={t`Choose a new password`}
      intro={
        <Trans>We will email you a link to choose a new password. You can use it once, within an hour.</Trans>
      }
      submitLabel={<Trans>Send link</Trans>}
    />
  );
}

interface MailRequestProps {
  readonly tools: PanelTools;
  readonly mail: 'magic_link' | 'password_reset';
  readonly title: string;
  readonly intro: ReactNode;
  readonly submitLabel: ReactNode;
}

function MailRequest({ tools, mail, title, intro, submitLabel }: MailRequestProps) {
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const submit = () => {
    const email = tools.email.trim();
    void attempt.attempt({
      found: emailProblems(email),
      ask: () => askForMail(mail, email, tools.returnTo),
      onDone: () => tools.go({ name: 'mail_sent', mail }),
      onRefused: (refusal) => leadOn(tools, refusal),
    });
  };
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={title}
      intro={intro}
      submitLabel={submitLabel}
      onSubmit={submit}
      footer={<BackToLogin tools={tools} />}
    >
      <EmailField tools={tools} onChange={() => attempt.forget('email')} error={errorOf('email')} />
    </AuthForm>
  );
}

/** The link from the other screens back to the login screen. */
export function BackToLogin({ tools }: { readonly tools: PanelTools }) {
  return (
    <p className={styles.turn}>
      <Button kind="quiet" onPress={() => tools.go({ name: 'login' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </p>
  );
}
