import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import type { Proving } from './use-proof.ts';

export interface ProvedProps extends Pick<Proving, 'giveUp'> {
  readonly waiting: NonNullable<Proving['waiting']>;
  readonly isOffline: boolean;
}

/** The proof on this device, until the server has accepted it. */
export function Proved({ waiting, giveUp, isOffline }: ProvedProps) {
  const again = (
    <Button onPress={giveUp}>
      <Trans>Enter the code again</Trans>
    </Button>
  );
  if (waiting.refusal !== null)
    return (
      <Banner kind="error" announce title={<Trans>The handover was not recorded</Trans>} action={again}>
        {waiting.refusal}
      </Banner>
    );
  const wasScanned = waiting.code.includes(':');
  // Only the server can verify typed digits: nobody should part with the product in the belief that they are right.
  if (!wasScanned) return <Unverified isOffline={isOffline} again={again} />;
  return (
    <Banner kind="success" announce title={<Trans>The handover is saved on this device</Trans>}>
      {isOffline ? (
        <Trans>The code is correct. We’ll send it as soon as you are online.</Trans>
      ) : (
        <Trans>It is being sent.</Trans>
      )}
    </Banner>
  );
}

interface UnverifiedProps extends Pick<ProvedProps, 'isOffline'> {
  readonly again: ReactNode;
}

/** Typed digits without an answer of the server, which can also be slow or unreachable while the device is online. */
function Unverified({ isOffline, again }: UnverifiedProps) {
  const title = isOffline ? (
    <Trans>The digits are saved on this device, but not checked yet</Trans>
  ) : (
    <Trans>The digits are being checked</Trans>
  );
  return (
    <Banner kind="warning" announce title={title} action={again}>
      {isOffline ? (
        <Trans>
          We check and send them as soon as you are online. A scanned QR code is checked right away, even
          offline.
        </Trans>
      ) : (
        <Trans>Wait for the confirmation before the product changes hands.</Trans>
      )}
    </Banner>
  );
}
