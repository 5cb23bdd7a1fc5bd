import { useLingui } from '@lingui/react/macro';
import { titleOf } from '#domain/catalog/entry.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { ProductListLink } from '#src/ui/market/product-list-link.tsx';
import { withSoftHyphens } from '#src/ui/market/soft-hyphens.ts';
import styles from './category-tiles.module.css';
import type { CategoryTile } from './tiled-categories.ts';

/** The categories of a page as photos to choose from (ROUTE-021); a row that scrolls sideways on a phone. */
export function CategoryTiles({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t`Categories on this page`} className={styles.tiles}>
      <ul className={styles.row}>
        {tiles.map(({ path, entry, photo }) => (
          <li key={entry.value}>
            <ProductListLink
              state={productListOf({ kind: 'category', path, secondChance: false })}
              className={styles.tile}
            >
              <Picture
                image={photo}
                alt=""
                widths={[256, 320, 480]}
                sizes="(min-width: 768px) 160px, 30vw"
                ratio={1}
                isFirst
                className={styles.photo ?? ''}
              />
              <span className={styles.name}>{withSoftHyphens(titleOf(entry, locale))}</span>
            </ProductListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
