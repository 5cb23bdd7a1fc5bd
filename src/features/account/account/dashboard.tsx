import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import {
  type DashboardPeriod,
  dashboardPeriods,
  defaultDashboardPeriod,
  passedOn,
} from '#domain/dashboard/period.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import { QueryContent } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './account.module.css';
import { type DashboardNumbers, dashboardQuery } from './account-queries.ts';

const SellerCharts = lazy(
  patientOrEmpty(() => import('./seller-charts.tsx').then((part) => ({ default: part.SellerCharts }))),
);

/** A seller's figures: from views to sales, by week, beside the prices of others, and revenue by month. */
export function Dashboard({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<DashboardPeriod>(defaultDashboardPeriod);
  const query = useQueryState(useQuery(dashboardQuery(userId, period)));
  const { data } = query;
  const labels = { DAYS_30: t`30 days`, DAYS_90: t`90 days`, YEAR: t`1 year` };
  if (data === null) return null;
  return (
    <section aria-labelledby="dashboard" className={styles.part}>
      <div className={styles.partHead}>
        <h2 id="dashboard" className={styles.title}>
          <Trans>How your listings are doing</Trans>
        </h2>
        <fieldset className={styles.periods} aria-label={t`Period`}>
          {dashboardPeriods.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.period}
              aria-pressed={one === period}
              onClick={() => setPeriod(one)}
            >
              {labels[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <QueryContent query={{ ...query, data }} skeleton={<Skeleton height="1700px" />}>
        {(numbers) => (
          <>
            <Funnel numbers={numbers} />
            <Suspense fallback={<Skeleton height="1300px" />}>
              <SellerCharts numbers={numbers} />
            </Suspense>
          </>
        )}
      </QueryContent>
    </section>
  );
}

/**
 * Each step is a bar whose length is its share of the first step. The numbers are shown beside it, so the drawing is
 * optional.
 */
function Funnel({ numbers }: { readonly numbers: DashboardNumbers }) {
  const locale = useLocale();
  const { views, wishlistCount, bids, sold, medianDaysToSell: days } = numbers;
  const steps = [
    { key: 'views', name: <Trans>Views</Trans>, count: views },
    { key: 'wishlist', name: <Trans>Favourites</Trans>, count: wishlistCount },
    { key: 'bids', name: <Trans>Bids</Trans>, count: bids },
    { key: 'sold', name: <Trans>Sold</Trans>, count: sold },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count.now));
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.funnel}>
          <caption className={styles.caption}>
            <Trans>From view to sale</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Step</Trans>
              </th>
              <th scope="col">
                <Trans>This period</Trans>
              </th>
              <th scope="col">
                <Trans>% of views</Trans>
              </th>
              <th scope="col">
                <Trans>Previous period</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, name, count }) => {
              const share = key === 'views' ? null : passedOn(count.now, views.now);
              return (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>
                    <strong>{formatNumber(count.now, locale)}</strong>
                    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                      <rect width={(count.now / most) * 100} height="8" />
                    </svg>
                  </td>
                  <td>{shareText(share, count.now, locale)}</td>
                  <td>{formatNumber(count.before, locale)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {sold.now === 0 && (
        <p className={styles.fact}>
          <Trans>You made no sales in this period.</Trans>
        </p>
      )}
      {sold.now > 0 && days != null && (
        <p className={styles.fact}>
          <Trans>
            Half of the products you sold found a buyer within{' '}
            <Plural value={days} one="# day" other="# days" />.
          </Trans>
        </p>
      )}
    </>
  );
}

/** A share above zero that rounds to 0% is shown as "< 1%". */
function shareText(share: number | null, count: number, locale: Locale): string {
  if (share === null) return '–';
  return share === 0 && count > 0 ? `< ${formatPercent(1, locale)}` : formatPercent(share, locale);
}
