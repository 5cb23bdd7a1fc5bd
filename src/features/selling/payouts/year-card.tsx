import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstSellerYear, type ReportingState } from '#domain/dac7/seller-year.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { downloadFile } from '#src/data/download-file.ts';
import { request } from '#src/data/graphql/client.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { QueryWait } from '#src/ui/kit/query-content.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './payouts.module.css';
import { SellerYearDocument, type SellerYearQuery } from './seller-year.gen.ts';

type Year = Extract<SellerYearQuery['sellerYear'], { readonly quarters: unknown }>;

const quarterNames = ['january', 'april', 'july', 'october'] as const;

/** The sales of a year by quarter, as reported to the tax authority, with the statement to download. */
export function YearCard({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const thisYear = Number(amsterdamDay(new Date()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const query = useQuery({
    queryKey: ['seller-year', userId, year],
    // Amounts are not persisted on the device.
    meta: { keep: false },
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Year | null> => {
      const { sellerYear } = await request(SellerYearDocument, { year }, { signal });
      return 'quarters' in sellerYear ? sellerYear : null;
    },
  });
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadFile(`/api/v2/seller-years/${year}/statement.csv`, `hervonden-${year}.csv`);
    } catch (error) {
      logger.warn('seller_year_file_failed', { error: errorText(error) });
      toast(t`The file could not be downloaded. Check your connection and try again.`, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const state = useQueryState(query);
  const { data, error } = state;
  if (data === null || (data === undefined && error === null)) return null;
  return (
    <section className={styles.payout} aria-labelledby="seller-year">
      <h2 id="seller-year">
        <Trans>Your sales in {year}</Trans>
      </h2>
      {data === undefined ? <QueryWait query={state} skeleton={null} /> : <Figures year={data} />}
      <div className={styles.files}>
        {data !== undefined && (
          <Button size="small" isPending={isBusy} onPress={() => void save()}>
            <Trans>Yearly statement (CSV)</Trans>
          </Button>
        )}
        {year > firstSellerYear && (
          <Button size="small" kind="quiet" onPress={() => setYear(year - 1)}>
            <Trans>Previous year</Trans>
          </Button>
        )}
        {year < thisYear && (
          <Button size="small" kind="quiet" onPress={() => setYear(year + 1)}>
            <Trans>Next year</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function Figures({ year }: { readonly year: Year }) {
  const { sales, state, quarters } = year;
  const [paid, fees] = [formatEuro(year.paid), formatEuro(year.fees)];
  return (
    <>
      <p>
        <Plural value={sales} one="# sale" other="# sales" /> ·{' '}
        <Trans>
          {paid} to you · {fees} fee
        </Trans>
      </p>
      <Reported state={state} />
      <ul className={styles.stacked}>
        {quarters.map((quarter, index) => (
          <Quarter key={quarterNames[index]} number={index + 1} {...quarter} />
        ))}
      </ul>
    </>
  );
}

function Quarter({
  number,
  sales,
  paid,
}: Omit<Year['quarters'][number], 'fees'> & { readonly number: number }) {
  return (
    <li className={styles.line}>
      <span>
        <Trans>Quarter {number}</Trans> · <Plural value={sales} one="# sale" other="# sales" />
      </span>
      <span className={styles.amount}>{formatEuro(paid)}</span>
    </li>
  );
}

function Reported({ state }: { readonly state: ReportingState }) {
  if (state === 'REPORTED')
    return (
      <Banner title={<Trans>These sales are reported to the tax authority</Trans>}>
        <Trans>
          European law (DAC7) requires us to report sellers with 30 or more sales, or more than €2,000, in a
          year. This does not mean that you owe tax.
        </Trans>
      </Banner>
    );
  return (
    <p className={styles.soft}>
      {state === 'NEAR' ? (
        <Trans>
          You are close to 30 sales or €2,000 this year. Above that, European law (DAC7) requires us to report
          your sales to the tax authority.
        </Trans>
      ) : (
        <Trans>
          With 30 or more sales, or more than €2,000, in a year, European law (DAC7) requires us to report
          your sales to the tax authority.
        </Trans>
      )}
    </p>
  );
}
