import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { firstSellerYear } from '#domain/dac7/seller-year.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { request } from '#src/data/graphql/client.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { saveTextFile } from '#src/ui/market/save-file.ts';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { ExportSellerYearsDocument } from './payouts.gen.ts';

/** Exports the sellers to be reported to the tax authority for a year; requires a fresh code. */
export function YearsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const thisYear = Number(amsterdamDay(new Date()).slice(0, 4));
  const years = Array.from({ length: thisYear - firstSellerYear + 1 }, (_, ago) => String(thisYear - ago));
  // In January, the previous year is reported.
  const [year, setYear] = useState(years[1] ?? years[0] ?? String(thisYear));
  const [code, setCode] = useState('');
  return (
    <ActDialog
      title={<Trans>Figures for the tax authority</Trans>}
      label={<Trans>Download as CSV</Trans>}
      done={t`The file has been downloaded.`}
      intent={{ year: Number(year) }}
      act={async (intent) => {
        const variables = { ...intent, code: code.trim() || null };
        const { csv } = granted((await request(ExportSellerYearsDocument, variables)).exportSellerYears);
        saveTextFile(`dac7-${year}.csv`, csv, 'text/csv;charset=utf-8');
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          Sellers with 30 sales or more, or more than €2,000, in the year (DAC7), by quarter. The audit log
          records who downloads this.
        </Trans>
      </p>
      <RadioGroup
        label={t`Year`}
        value={year}
        onChange={setYear}
        options={years.map((value) => ({ value, label: value }))}
      />
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
