import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '#src/data/use-online.ts';
import type { Session } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { askForMail } from '../mail-calls.ts';
import { Section } from './section.tsx';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

/** Changes the password by an emailed link, so that access to an unlocked screen is not enough. */
export function PasswordSection({ session }: { readonly session: Session }) {
  const online = useOnline();
  const { run, isBusy } = useChange();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const done = await run(() => askForMail('password_reset', session.email, null));
    if (done !== null) setSent(true);
  };
  return (
    <Section title={<Trans>Password</Trans>}>
      <p className={styles.soft}>
        <Trans>You change it by a link that we mail to {session.email}.</Trans>
      </p>
      {isSent && (
        <Banner kind="success" announce>
          <Trans>The link is on its way. It works once, for an hour.</Trans>
        </Banner>
      )}
      <Button isPending={isBusy} isDisabled={!online} onPress={() => void send()}>
        {isSent ? <Trans>Mail it again</Trans> : <Trans>Mail me the link</Trans>}
      </Button>
    </Section>
  );
}
