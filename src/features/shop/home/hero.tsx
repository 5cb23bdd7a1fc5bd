import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './home.module.css';

/** A photo of the catalogue, with its dominant colour. */
const heroImage = { key: 'jaren-60-bank-terracotta-1.jpg', color: '#c9bda9' };

/** The top of the page: one product, one promise and two links. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <Picture
        image={heroImage}
        alt=""
        widths={[480, 640, 800, 1024, 1280, 1600]}
        sizes="(min-width: 1280px) 720px, (min-width: 768px) 56vw, 100vw"
        ratio={3 / 4}
        isFirst
        className={styles.heroPhoto ?? ''}
      />
      <div className={styles.promise}>
        <h1 className={styles.title}>
          <Trans>Good furniture outlives its first home.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Second-hand, vintage and design. We hold your money until you confirm receipt.</Trans>
        </p>
        <div className={styles.links}>
          <PathLink href="/net-binnen" className={buttonClass({ kind: 'primary', size: 'large' })}>
            <Trans>Just in</Trans>
          </PathLink>
          <PathLink href="/account/items/nieuw" className={buttonClass({ size: 'large' })}>
            <Trans>Sell</Trans>
          </PathLink>
        </div>
      </div>
    </section>
  );
}
