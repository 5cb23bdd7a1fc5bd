import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#src/data/download-file.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';

interface PackingSlipButtonProps {
  readonly orderUuid: string;
  readonly isOffline: boolean;
}

/** Downloads the packing slip to enclose with the product; it shows no prices. */
export function PackingSlipButton({ orderUuid, isOffline }: PackingSlipButtonProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const path = `/api/v2/order-products/${orderUuid}/packing-slip.pdf` as const;
      await downloadFile(path, 'hervonden-packing-slip.pdf');
    } catch (error) {
      logger.warn('packing_slip_failed', { error: errorText(error) });
      toast(t`The file could not be downloaded. Check your connection and try again.`, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button icon={FileDown} isPending={isBusy} isDisabled={isOffline} onPress={() => void save()}>
        <Trans>Download packing slip</Trans>
      </Button>
    </p>
  );
}
