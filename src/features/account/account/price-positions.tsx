import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { scaleLinear } from 'd3-scale';
import { formatEuro } from '#src/i18n/format.ts';
import styles from './account.module.css';
import type { DashboardNumbers } from './account-queries.ts';
import charts from './charts.module.css';

type Position = DashboardNumbers['pricePositions'][number];

/** Own prices among those of similar products of other sellers. All numbers are in the text below each drawing. */
export function PricePositions({ positions }: { readonly positions: readonly Position[] }) {
  if (positions.length === 0) return null;
  return (
    <figure className={styles.months}>
      <figcaption className={styles.caption}>
        <Trans>Your prices beside those of similar products</Trans>
      </figcaption>
      <ul className={charts.positions}>
        {positions.map((position) => (
          <li key={position.uuid} className={charts.position}>
            <Link to="/account/items/$itemUuid" params={{ itemUuid: position.uuid }}>
              {position.title}
            </Link>
            <Drawing position={position} />
            <PositionText position={position} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

const size = { width: 320, height: 24, edge: 8 };

/** The range of the prices as a bar, the middle one as a tick, the own one as a dot. */
function Drawing({ position: { price, low, median, high } }: { readonly position: Position }) {
  const x = scaleLinear([Math.min(low, price), Math.max(high, price)], [size.edge, size.width - size.edge]);
  const middle = size.height / 2;
  return (
    <svg className={charts.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <line x1={size.edge} x2={size.width - size.edge} y1={middle} y2={middle} />
      <rect className={charts.range} x={x(low)} width={x(high) - x(low)} y={middle - 4} height="8" rx="4" />
      <rect className={charts.median} x={x(median) - 1} width="2" y={middle - 9} height="18" />
      <circle className={charts.dot} cx={x(price)} cy={middle} r="7" />
    </svg>
  );
}

function PositionText({ position }: { readonly position: Position }) {
  const { count } = position;
  const [price, low] = [formatEuro(position.price), formatEuro(position.low)];
  const [median, high] = [formatEuro(position.median), formatEuro(position.high)];
  return (
    <p className={charts.text}>
      <Trans>
        Your price is <strong>{price}</strong>. {count} similar products cost {low} to {high}, half of them{' '}
        {median} or less.
      </Trans>
    </p>
  );
}
