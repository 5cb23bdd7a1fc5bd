import { Plural, Trans } from '@lingui/react/macro';
import styles from './product.module.css';
import type { Product } from './product-query.ts';

/** Who sells it. */
export function SellerBlock({ seller }: { readonly seller: Product['seller'] }) {
  return (
    <section className={styles.seller}>
      <span aria-hidden className={styles.initials}>
        {initialsOf(seller.name)}
      </span>
      <div>
        <p className={styles.sellerName}>
          <strong>{seller.name}</strong>{' '}
          <span className={styles.soft}>
            {seller.type === 'private' ? <Trans>private seller</Trans> : <Trans>business seller</Trans>}
          </span>
        </p>
        <p className={styles.soft}>
          <Plural value={seller.numberOfProducts} one="# piece for sale" other="# pieces for sale" />
          {seller.acceptPickup && (
            <>
              {' · '}
              <Trans>pick up in {seller.city}</Trans>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('');
}
