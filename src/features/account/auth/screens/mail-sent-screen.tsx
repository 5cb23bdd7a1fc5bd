import { Trans, useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from '../auth.module.css';
import { AuthForm } from '../auth-form.tsx';
import { type AuthMail, askForMail } from '../mail-calls.ts';
import type { PanelTools } from '../panel-tools.ts';
import { useAttempt } from '../use-attempt.ts';
import { BackToLogin } from './mail-request-screens.tsx';

export interface MailSentScreenProps {
  readonly tools: PanelTools;
  readonly mail: AuthMail;
}

/** Says that an email was sent, and can send it again (AUTH-014). */
export function MailSentScreen({ tools, mail }: MailSentScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const [times, setTimes] = useState(0);
  const email = tools.email.trim();
  const again = () =>
    void attempt.attempt({
      found: [],
      ask: () => askForMail(mail, email, tools.returnTo),
      onDone: () => setTimes((count) => count + 1),
    });
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Check your inbox`}
      intro={<Sentence mail={mail} email={email} />}
      submitLabel={<Trans>Send email again</Trans>}
      onSubmit={again}
      footer={<BackToLogin tools={tools} />}
    >
      <p className={styles.sent}>
        <Icon icon={MailCheck} size={24} />
        <Trans>No email? Check your spam folder. It can take a minute to arrive.</Trans>
      </p>
      {times > 0 && attempt.problems.length === 0 && (
        <Banner kind="success" announce key={times}>
          <Trans>Sent again. Use the latest link.</Trans>
        </Banner>
      )}
    </AuthForm>
  );
}

function Sentence({ mail, email }: { readonly mail: AuthMail; readonly email: string }) {
  const address = <strong className={styles.address}>{email}</strong>;
  if (mail === 'activation') {
    return (
      <Trans>
        We emailed a link to {address}. Open it to confirm your address and activate your account.
      </Trans>
    );
  }
  if (mail === 'magic_link') {
    return (
      <Trans>
        If there is an account for {address}, we have emailed a sign-in link. It is valid for 15 minutes.
      </Trans>
    );
  }
  return (
    <Trans>If there is an account for {address}, we have emailed a link to choose a new password.</Trans>
  );
}
