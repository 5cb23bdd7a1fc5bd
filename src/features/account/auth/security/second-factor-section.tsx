import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { Section } from './section.tsx';
import styles from './security.module.css';
import { secondFactorQuery } from './security-queries.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** The second factor of a sign-in, for staff: codes of an authenticator app. */
export function SecondFactorSection() {
  const { data: status, isError, isFetching, refetch } = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<'set_up' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={<Trans>Two-step verification</Trans>}>
      <p className={styles.soft}>
        <Trans>
          For staff: after your password, you enter a code from an authenticator app on your phone.
        </Trans>
      </p>
      {status === undefined && !isError && <Skeleton height="4lh" />}
      {status === undefined && isError && (
        <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {status?.isOn === true && codes === null && (
        <Banner kind="success" title={<Trans>Two-step verification is on</Trans>}>
          <Plural
            value={status.recoveryCodesLeft}
            one="# recovery code is left."
            other="# recovery codes are left."
          />
        </Banner>
      )}
      {status?.isOn === false && open === null && (
        <Button onPress={() => setOpen('set_up')}>
          <Trans>Set up two-step verification</Trans>
        </Button>
      )}
      {status?.isOn === true && open === null && codes === null && (
        <Button kind="quiet" onPress={() => setOpen('remove')}>
          <Trans>Turn off two-step verification</Trans>
        </Button>
      )}
      {open === 'set_up' && (
        <SetUpSecondFactor
          onClose={close}
          onOn={(shown) => {
            setCodes(shown);
            close();
          }}
        />
      )}
      {open === 'remove' && <RemoveSecondFactor onClose={close} />}
    </Section>
  );
}
