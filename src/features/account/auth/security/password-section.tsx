import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { Session } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { askForMail } from '../mail-calls.ts';
import { Section } from './section.tsx';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

/** Changes the password by an emailed link, so that access to an unlocked screen is not enough. */
export function PasswordSection({ session }: { readonly session: Session }) {
  const isOffline = useIsOffline();
  const { run, isBusy } = useChange();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const done = await run(() => askForMail('password_reset', session.email, null));
    if (done !== null) setSent(true);
  };
  return (
    <Section title={<Trans>Password</Trans>}>
      <p className={styles.soft}>
        <Trans>Change your password with the link that we email to {session.email}.</Trans>
      </p>
      {isSent && (
        <Banner kind="success" announce>
          <Trans>We have sent you the link. You can use it once, within an hour.</Trans>
        </Banner>
      )}
      <Button isPending={isBusy} isDisabled={isOffline} onPress={() => void send()}>
        {isSent ? <Trans>Send email again</Trans> : <Trans>Email me the link</Trans>}
      </Button>
    </Section>
  );
}
