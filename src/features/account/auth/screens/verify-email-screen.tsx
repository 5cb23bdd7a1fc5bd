import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { session$, signIn } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { VerifyEmailDocument } from '../auth.gen.ts';
import styles from '../auth.module.css';
import { ask, type SignedInUser } from '../auth-calls.ts';
import { AuthForm } from '../auth-form.tsx';
import { problemOf } from '../auth-messages.ts';
import { enterAccount } from '../enter-account.ts';
import { PanelFrame } from '../panel-frame.tsx';
import type { PanelTools } from '../panel-tools.ts';
import { SignedInNote } from '../signed-in-note.tsx';
import { useAttempt } from '../use-attempt.ts';

export interface VerifyEmailScreenProps {
  readonly tools: PanelTools;
  readonly token: string;
}

/** Confirms an email address with an emailed link, on a click (AUTH-007, AUTH-014, AUTH-039, AUTH-049). */
export function VerifyEmailScreen({ tools, token }: VerifyEmailScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const [confirmed, setConfirmed] = useState<SignedInUser | null>(null);
  const submit = () =>
    void attempt.attempt({
      found: token === '' ? [problemOf('email_verification_error')] : [],
      ask: () => ask(VerifyEmailDocument, { token }, (data) => data.verifyEmail),
      onDone: async (user) => {
        keepNewAddress(user);
        if (tools.session === null && (await enterAccount(user))) tools.onSignedIn();
        else setConfirmed(user);
      },
      fallback: 'email_verification_error',
    });
  if (confirmed !== null) return <Confirmed tools={tools} user={confirmed} />;
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`Confirm your email address`}
      intro={<Trans>Confirm that this email address is yours.</Trans>}
      submitLabel={<Trans>Confirm</Trans>}
      onSubmit={submit}
      // A plain link (AUTH-039), which also removes the used link from the address bar.
      problemAction={
        <a href="/account" className={buttonClass({ size: 'small' })}>
          <Trans>Go to my account</Trans>
        </a>
      }
    >
      <SignedInNote session={tools.session} link="confirm" />
    </AuthForm>
  );
}

/** Updates the session when the address of the account that is signed in here was changed. */
function keepNewAddress(user: SignedInUser): void {
  const session = session$.value;
  if (session !== null && session.userId === user.uuid) signIn({ ...session, email: user.email });
}

function Confirmed({ tools, user }: { readonly tools: PanelTools; readonly user: SignedInUser }) {
  const { t } = useLingui();
  const { session } = tools;
  const isOther = session !== null && session.userId !== user.uuid;
  const change = async () => {
    if (await enterAccount(user)) tools.onSignedIn();
    else tools.go({ name: 'login' });
  };
  return (
    <PanelFrame tools={tools} title={t`Your email address has been confirmed`}>
      <Banner kind="success">
        <Trans>
          <strong className={styles.address}>{user.email}</strong> is now linked to your account.
        </Trans>
      </Banner>
      {isOther && (
        <Banner kind="warning">
          <Trans>On this device you are still signed in as {session.email}.</Trans>
        </Banner>
      )}
      <Button kind="primary" size="large" wide onPress={() => tools.go({ name: 'login' })}>
        {session === null ? <Trans>Sign in</Trans> : <Trans>Continue as {session.email}</Trans>}
      </Button>
      {isOther && user.authToken !== null && (
        <Button wide onPress={() => void change()}>
          <Trans>Sign in here as {user.email}</Trans>
        </Button>
      )}
    </PanelFrame>
  );
}
