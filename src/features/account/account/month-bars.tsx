import { Trans, useLingui } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { formatMonth } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './account.module.css';
import type { DashboardNumbers } from './account-queries.ts';

const height = 120;
const slot = 40;
const bar = 24;

/** Revenue by month as a bar chart, with the same numbers in a table. */
export function MonthBars({ months }: { readonly months: DashboardNumbers['months'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const most = Math.max(...months.map(({ payout }) => payout), 0);
  const total = formatEuro(months.reduce((sum, { payout }) => sum + payout, 0));
  const year = t`You receive ${total} for your sales in the last twelve months.`;
  return (
    <figure className={styles.months}>
      <figcaption className={styles.caption}>
        <Trans>What you receive, by month of sale</Trans>
      </figcaption>
      <p className={styles.fact}>{year}</p>
      {most > 0 && (
        <svg
          className={styles.chart}
          viewBox={`0 0 ${months.length * slot} ${height + 24}`}
          role="img"
          aria-label={year}
        >
          <line x1="0" x2={months.length * slot} y1={height} y2={height} />
          {months.map(({ month, payout }, index) => {
            const tall = (payout / most) * (height - 8);
            const left = index * slot + (slot - bar) / 2;
            return (
              <g key={month}>
                <rect x={left} y={height - tall} width={bar} height={tall} rx="2">
                  <title>{`${formatMonth(month, locale, 'long')}: ${formatEuro(payout)}`}</title>
                </rect>
                <text x={index * slot + slot / 2} y={height + 18} textAnchor="middle">
                  {formatMonth(month, locale, 'narrow')}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      <details className={styles.twin}>
        <summary>
          <Trans>Figures in a table</Trans>
        </summary>
        <table className={styles.funnel}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Month</Trans>
              </th>
              <th scope="col">
                <Trans>Sold</Trans>
              </th>
              <th scope="col">
                <Trans>You receive</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, sold, payout }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month, locale, 'long')}</th>
                <td>{sold}</td>
                <td>{formatEuro(payout)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
