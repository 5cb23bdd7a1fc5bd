import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode as QrIcon, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { scannedText } from '#domain/pickups/pickup-code.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { QrCode } from '#src/ui/market/qr-code.tsx';
import { canScan } from './code-scanner.tsx';
import type { PickupAccess } from './pickup-access.ts';
import type { PickupDetailFragment } from './pickups.gen.ts';
import styles from './pickups.module.css';
import { Proved } from './proved.tsx';
import { TakeCode } from './take-code.tsx';
import { useProof } from './use-proof.ts';

export interface HandOverProps {
  readonly access: PickupAccess;
  readonly pickup: PickupDetailFragment;
  readonly isOffline: boolean;
}

type Open = 'show' | 'take' | null;

/** The hand-over: one side shows a code, the other scans or types it. Works with both phones offline. */
export function HandOver({ access, pickup, isOffline }: HandOverProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const proving = useProof(access, pickup.uuid);
  const { code, check, role } = pickup;
  if (proving.waiting !== null)
    return <Proved waiting={proving.waiting} giveUp={proving.giveUp} isOffline={isOffline} />;
  if (code === null || check === null) return null;
  const isBuyer = role === 'BUYER';
  const show = (
    <Button key="show" kind={isBuyer ? 'primary' : 'secondary'} icon={QrIcon} onPress={() => setOpen('show')}>
      <Trans>Show my code</Trans>
    </Button>
  );
  const take = (
    <Button
      key="take"
      kind={isBuyer ? 'secondary' : 'primary'}
      icon={ScanLine}
      onPress={() => setOpen('take')}
    >
      {canScan() ? <Trans>Scan or enter the code</Trans> : <Trans>Enter the code</Trans>}
    </Button>
  );
  return (
    <>
      <p>
        {isBuyer ? (
          <Trans>
            Show the seller your code once you have the product. This confirms receipt and the seller is paid.
          </Trans>
        ) : (
          <Trans>
            Ask for the buyer’s code when you hand over the product. This confirms receipt and you get paid.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>{isBuyer ? [show, take] : [take, show]}</div>
      <Dialog
        title={t`Your code`}
        isOpen={open === 'show'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'show' : null)}
      >
        <div className={styles.code}>
          <QrCode text={scannedText(pickup.uuid, code.secret)} label={t`QR code of this handover`} />
          <p className={styles.digits}>
            {code.digits.slice(0, 3)} {code.digits.slice(3)}
          </p>
          <p>
            {isBuyer ? (
              <Trans>Only show it once you have checked the product. This can’t be undone.</Trans>
            ) : (
              <Trans>The buyer can scan it or enter the six digits.</Trans>
            )}
          </p>
        </div>
      </Dialog>
      <Dialog
        title={isBuyer ? t`The seller’s code` : t`The buyer’s code`}
        isOpen={open === 'take'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'take' : null)}
      >
        <TakeCode pickup={pickup} prove={proving.prove} onTaken={() => setOpen(null)} />
      </Dialog>
    </>
  );
}
