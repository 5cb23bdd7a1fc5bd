import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { checkCode } from './check-code.ts';
import { CodeScanner, canScan } from './code-scanner.tsx';
import type { PickupDetailFragment } from './pickups.gen.ts';
import styles from './pickups.module.css';
import type { Proving } from './use-proof.ts';

export interface TakeCodeProps extends Pick<Proving, 'prove'> {
  readonly pickup: PickupDetailFragment;
  readonly onTaken: () => void;
}

/**
 * Scans or takes in the other side's code. Scanning the buyer's code ends the hand-over at once, because the buyer
 * showed it; a buyer who scans is asked first, because that pays the seller.
 */
export function TakeCode({ pickup, prove, onTaken }: TakeCodeProps) {
  const { t } = useLingui();
  const [digits, setDigits] = useState('');
  const [scanned, setScanned] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isBuyer = pickup.role === 'BUYER';
  const take = async (text: string, wasScanned: boolean) => {
    if ((await checkCode(text, pickup)) === 'wrong') {
      setError(t`This code does not belong to this order. Check the digits, or ask for the code again.`);
      return;
    }
    if (wasScanned && isBuyer) {
      setError(null);
      setScanned(text);
    } else if (prove(text)) onTaken();
    else
      setError(
        t`There is not enough space on this device to save the code. Free up some space and try again.`,
      );
  };
  return (
    <DataForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void take(scanned ?? digits, false);
      }}
    >
      {scanned === null ? (
        <>
          {canScan() && <CodeScanner onRead={(text) => void take(text, true)} />}
          <TextField
            label={t`Six digits`}
            value={digits}
            onChange={(value) => {
              setError(null);
              setDigits(value);
            }}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={error ?? undefined}
          />
        </>
      ) : (
        <Banner kind={error === null ? 'success' : 'error'} announce>
          {error ?? <Trans>This is the seller’s code for this order.</Trans>}
        </Banner>
      )}
      <p>
        {isBuyer ? (
          <Trans>This confirms receipt and the seller is paid. This can’t be undone.</Trans>
        ) : (
          <Trans>This confirms that the buyer has received the product.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isDisabled={scanned === null && digits.trim() === ''}>
          <Trans>Confirm the handover</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
