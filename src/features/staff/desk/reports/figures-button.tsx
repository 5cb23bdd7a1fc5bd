import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadFile } from '#src/data/download-file.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';

/** Downloads this year's figures about reports, for the transparency report. */
export function FiguresButton() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const year = new Date().getFullYear();
  const save = async () => {
    setBusy(true);
    try {
      const path = `/api/v2/staff/reports/figures.csv?year=${year}` as const;
      await downloadFile(path, `hervonden-reports-${year}.csv`);
    } catch (error) {
      logger.warn('report_figures_failed', { error: errorText(error) });
      toast(t`The file could not be downloaded. Check your connection and try again.`, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button size="small" isPending={isBusy} onPress={() => void save()}>
        <Trans>Download figures for {year} (CSV)</Trans>
      </Button>
    </p>
  );
}
