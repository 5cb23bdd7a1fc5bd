import { Plural, Trans } from '@lingui/react/macro';
import { median } from '#domain/money/median.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import type { SuggestionRowFragment } from './suggestions.gen.ts';
import styles from './suggestions.module.css';

type Suggestion = SuggestionRowFragment;

/** Why a price is suggested: the product's figures at the time of the suggestion. */
export function SuggestionEvidence({ suggestion }: { readonly suggestion: Suggestion }) {
  const { daysOnline, viewCount, wishlistCount, soldPrices } = suggestion;
  return (
    <section className={styles.part} aria-labelledby="suggestion-evidence">
      <h2 id="suggestion-evidence" className={styles.title}>
        <Trans>Why this suggestion</Trans>
      </h2>
      <Facts>
        <Fact name={<Trans>For sale</Trans>}>
          <Plural value={daysOnline} one="# day" other="# days" />
        </Fact>
        <Fact name={<Trans>Interest</Trans>}>
          <Plural value={viewCount} one="# view" other="# views" /> ·{' '}
          <Plural value={wishlistCount} one="# favourite" other="# favourites" />
        </Fact>
      </Facts>
      {soldPrices.length > 0 && <SimilarSold suggestion={suggestion} />}
    </section>
  );
}

const width = 320;
const edge = 8;

/**
 * The prices of similar sold products on a scale, with the current and the suggested price below, and the same as
 * text.
 */
function SimilarSold({
  suggestion: { soldPrices, price, suggestedPrice },
}: {
  readonly suggestion: Suggestion;
}) {
  const all = [...soldPrices, price, suggestedPrice];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (euros: number) => edge + ((euros - least) / Math.max(1, most - least)) * (width - 2 * edge);
  const low = formatEuro(Math.min(...soldPrices));
  const high = formatEuro(Math.max(...soldPrices));
  const middle = formatEuro(Math.round(median(soldPrices)));
  const count = soldPrices.length;
  return (
    <figure className={styles.part}>
      <figcaption className={styles.caption}>
        <Trans>What similar products sold for</Trans>
      </figcaption>
      <svg aria-hidden className={styles.scale} viewBox={`0 0 ${width} 40`}>
        <line x1={edge} x2={width - edge} y1={16} y2={16} />
        {[...new Set(soldPrices)].map((sold) => (
          <circle key={sold} cx={at(sold)} cy={16} r={4} />
        ))}
        <path className={styles.asked} d={`M ${at(price)} 24 l 6 10 h -12 z`} />
        <path className={styles.suggested} d={`M ${at(suggestedPrice)} 24 l 6 10 h -12 z`} />
      </svg>
      <ul aria-hidden className={styles.legend}>
        <li>
          <span className={styles.suggestedMark} /> <Trans>suggested</Trans> {formatEuro(suggestedPrice)}
        </li>
        <li>
          <span className={styles.askedMark} /> <Trans>your price</Trans> {formatEuro(price)}
        </li>
      </ul>
      <p className={styles.text}>
        <Trans>
          The last {count} similar products sold for {low} to {high}, half of them for {middle} or less.
        </Trans>
      </p>
    </figure>
  );
}
