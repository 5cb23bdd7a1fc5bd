import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './home.module.css';

const image = { key: 'kuipfauteuil-tulpvoet-blauw-1.jpg', color: '#e8e8d8' };

/** An invitation to sell, at the end of the page. */
export function SellPanel() {
  return (
    <section className={styles.sell} aria-labelledby="sell">
      <Picture
        image={image}
        alt=""
        widths={[480, 640, 800]}
        sizes="(min-width: 768px) 40vw, 100vw"
        ratio={3 / 4}
        className={styles.sellPhoto ?? ''}
      />
      <div className={styles.sellText}>
        <h2 id="sell">
          <Trans>Furniture in the way?</Trans>
        </h2>
        <p>
          <Trans>Someone else is looking for it. A listing takes a few photos and a few minutes.</Trans>
        </p>
        <div className={styles.links}>
          <PathLink href="/account/items/nieuw" className={buttonClass({ kind: 'primary' })}>
            <Trans>Create a listing</Trans>
          </PathLink>
          <PathLink href="/verkopen" className={buttonClass({})}>
            <Trans>How selling works</Trans>
          </PathLink>
        </div>
      </div>
    </section>
  );
}
