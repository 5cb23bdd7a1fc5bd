import { Trans, useLingui } from '@lingui/react/macro';
import { scaleBand, scaleLinear } from 'd3-scale';
import { formatEuro } from '#src/i18n/format.ts';
import { formatMonth } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './account.module.css';
import type { DashboardNumbers } from './account-queries.ts';
import charts from './charts.module.css';

const size = { width: 360, height: 160, left: 56, top: 8, bottom: 24 };

/** Revenue by month as a bar chart, with the same numbers in a table. */
export function MonthBars({ months }: { readonly months: DashboardNumbers['months'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const most = Math.max(...months.map(({ payout }) => payout), 0);
  const x = scaleBand(
    months.map(({ month }) => month),
    [size.left, size.width],
  ).padding(0.4);
  const y = scaleLinear([0, most], [size.height - size.bottom, size.top]).nice(3);
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
          className={charts.chart}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={year}
        >
          {y.ticks(3).map((tick) => (
            <g key={tick}>
              <line x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} />
              <text x={size.left - 6} y={y(tick) + 4} textAnchor="end">
                {formatEuro(tick)}
              </text>
            </g>
          ))}
          {months.map(({ month, payout }) => (
            <g key={month}>
              <rect
                className={charts.bar}
                x={x(month)}
                width={x.bandwidth()}
                y={y(payout)}
                height={y(0) - y(payout)}
                rx="2"
              >
                <title>{`${formatMonth(month, locale, 'long')}: ${formatEuro(payout)}`}</title>
              </rect>
              <text x={(x(month) ?? 0) + x.bandwidth() / 2} y={size.height - 6} textAnchor="middle">
                {formatMonth(month, locale, 'narrow')}
              </text>
            </g>
          ))}
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
