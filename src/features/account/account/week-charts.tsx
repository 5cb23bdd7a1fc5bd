import { Trans, useLingui } from '@lingui/react/macro';
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { formatNumber } from '#src/i18n/format.ts';
import { formatShortDate } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './account.module.css';
import type { DashboardNumbers } from './account-queries.ts';
import charts from './charts.module.css';

type Week = DashboardNumbers['weeks'][number];
type Kind = 'views' | 'wishlist' | 'bids' | 'sold';
const kinds: readonly Kind[] = ['views', 'wishlist', 'bids', 'sold'];

function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return { views: t`Views`, wishlist: t`Favourites`, bids: t`Bids`, sold: t`Sold` };
}

/**
 * Views, wishlist entries, bids and sales by week. Each has a chart with a scale of its own, because there are a
 * hundred times as many views as sales; a table has the same numbers.
 */
export function WeekCharts({ weeks }: { readonly weeks: readonly Week[] }) {
  const names = useKindNames();
  if (weeks.length === 0) return null;
  return (
    <figure className={styles.months}>
      <figcaption className={styles.caption}>
        <Trans>Week by week</Trans>
      </figcaption>
      <div className={charts.grid}>
        {kinds.map((kind) => (
          <WeekChart key={kind} weeks={weeks} kind={kind} name={names[kind]} />
        ))}
      </div>
      <WeekTable weeks={weeks} />
    </figure>
  );
}

const size = { width: 280, height: 120, left: 36, right: 8, top: 8, bottom: 24 };

interface WeekChartProps {
  readonly weeks: readonly Week[];
  readonly kind: Kind;
  readonly name: string;
}

function WeekChart({ weeks, kind, name }: WeekChartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shown = (count: number) => formatNumber(count, locale);
  const total = shown(weeks.reduce((sum, week) => sum + week[kind], 0));
  const last = shown(weeks.at(-1)?.[kind] ?? 0);
  const x = scalePoint(
    weeks.map(({ week }) => week),
    [size.left, size.width - size.right],
  );
  const most = Math.max(...weeks.map((week) => week[kind]));
  // At least up to 4, so that a single sale is not a mountain.
  const y = scaleLinear([0, Math.max(4, most)], [size.height - size.bottom, size.top]).nice(2);
  const at = ({ week }: Week) => x(week) ?? 0;
  const top = (week: Week) => y(week[kind]);
  const [first, end] = [weeks[0], weeks.at(-1)];
  return (
    <div>
      <p className={charts.name}>
        {name} <strong>{total}</strong>
      </p>
      <svg
        className={charts.chart}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t`${name}: ${total} in twelve weeks, ${last} of them in this one.`}
      >
        {y.ticks(2).map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={size.width - size.right} y1={y(tick)} y2={y(tick)} />
            <text x={size.left - 6} y={y(tick) + 4} textAnchor="end">
              {shown(tick)}
            </text>
          </g>
        ))}
        <path className={charts.area} d={area(at, y(0), top)([...weeks]) ?? ''} />
        <path className={charts.line} d={line(at, top)([...weeks]) ?? ''} />
        {end !== undefined && <circle className={charts.dot} cx={at(end)} cy={top(end)} r="3.5" />}
        {weeks.map((week) => (
          <rect
            key={week.week}
            className={charts.touch}
            x={at(week) - x.step() / 2}
            width={x.step()}
            y="0"
            height={size.height}
          >
            <title>{`${formatShortDate(week.week, locale)}: ${shown(week[kind])}`}</title>
          </rect>
        ))}
        <text x={size.left} y={size.height - 6}>
          {first !== undefined && formatShortDate(first.week, locale)}
        </text>
        <text x={size.width - size.right} y={size.height - 6} textAnchor="end">
          {end !== undefined && formatShortDate(end.week, locale)}
        </text>
      </svg>
    </div>
  );
}

function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const locale = useLocale();
  const names = useKindNames();
  return (
    <details className={styles.twin}>
      <summary>
        <Trans>Figures in a table</Trans>
      </summary>
      <div className={styles.scroller}>
        <table className={styles.funnel}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Week of</Trans>
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {names[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">{formatShortDate(week.week, locale)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{formatNumber(week[kind], locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
