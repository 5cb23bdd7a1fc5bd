import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usualPrices } from '#domain/money/usual-prices.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { type PriceFacts as Facts, type PricePoint, priceFactsQuery } from './more-queries.ts';
import styles from './price-facts.module.css';
import { barsOf, stepsOf } from './price-line.ts';

export interface PriceFactsProps {
  readonly slug: string;
  /** The current asking price in euros. */
  readonly price: number;
  /** Milliseconds since 1970, where the price line ends. */
  readonly now: number;
}

/**
 * The price history and the prices of similar sold products, as charts with text alternatives. Renders nothing if
 * there is no data.
 */
export function PriceFacts({ slug, price, now }: PriceFactsProps) {
  const { data } = useQuery(priceFactsQuery(slug));
  if (data === undefined) return null;
  return (
    <>
      {data.history.length >= 2 && <PriceHistory history={data.history} now={now} />}
      {data.sold !== null && <SimilarSold sold={data.sold} price={price} />}
    </>
  );
}

const box = { width: 320, height: 72 };
const edge = 4;

/** A step chart of the price with the same data as a table. Rendered from two prices on. */
function PriceHistory({ history, now }: { readonly history: readonly PricePoint[]; readonly now: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const points = stepsOf(
    history.map(({ date, price }) => ({ at: Date.parse(date), price })),
    now,
    box,
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Trans>Price history</Trans>
      </figcaption>
      <svg
        aria-hidden
        className={styles.line}
        viewBox={`${-edge} ${-edge} ${box.width + 2 * edge} ${box.height + 2 * edge}`}
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {history.map(({ date }, index) => (
          <circle key={date} cx={points[index * 2]?.x} cy={points[index * 2]?.y} r={3} />
        ))}
      </svg>
      <table className={styles.table} aria-label={t`Price history`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>From</Trans>
            </th>
            <th scope="col">
              <Trans>Price</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ date, price }) => (
            <tr key={date}>
              <td>{formatDate(date, locale)}</td>
              <td>{formatEuro(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/**
 * A histogram of what similar products sold for, with the product's own price marked, and a sentence for screen
 * readers.
 */
function SimilarSold({ sold, price }: { readonly sold: NonNullable<Facts['sold']>; readonly price: number }) {
  const bars = barsOf(sold.prices, price);
  const own = bars.findIndex(({ isOwn }) => isOwn);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const usual = usualPrices(sold.prices);
  const low = formatEuro(usual.from);
  const high = formatEuro(usual.to);
  const median = formatEuro(sold.median);
  const count = sold.prices.length;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Trans>What similar products sold for</Trans>
      </figcaption>
      <div aria-hidden className={styles.bars}>
        {bars.map((bar) => (
          <span key={bar.from} className={styles.bar} data-own={bar.isOwn || undefined}>
            <span className={styles.fill} style={{ height: `${(bar.count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div aria-hidden className={styles.marks}>
        <span className={styles.own} style={{ gridColumn: own + 1 }}>
          <Trans>this product</Trans>
        </span>
      </div>
      <div aria-hidden className={styles.ends}>
        <span>{formatEuro(bars[0]?.from ?? 0)}</span>
        <span>{formatEuro(bars.at(-1)?.to ?? 0)}</span>
      </div>
      <p className={styles.text}>
        <Trans>
          Of the last {count} similar products, most sold for {low} to {high} and half for {median} or less.
        </Trans>{' '}
        <VisuallyHidden>
          <Trans>This product costs {formatEuro(price)}.</Trans>
        </VisuallyHidden>
      </p>
    </figure>
  );
}
