import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { decades } from '#domain/catalog/styles.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { BrandSlider } from '#src/ui/market/brand-slider.tsx';
import { PhotoTiles } from '#src/ui/market/photo-tiles.tsx';
import { categoryPhotos, collectionPhotos, decadePhotos } from '#src/ui/market/tile-photos.ts';
import styles from './home.module.css';
import { homeBrandsQuery } from './home-queries.ts';
import { Part } from './part.tsx';

/** The four main categories. */
export function Categories() {
  const locale = useLocale();
  return (
    <Part id="categories" title={<Trans>What are you looking for?</Trans>}>
      <PhotoTiles
        tiles={mainCategories.map((category) => ({
          href: productListHref(
            productListOf({ kind: 'category', path: [category.value], secondChance: false }),
          ),
          title: titleOf(category, locale),
          photo: categoryPhotos[category.value] ?? null,
        }))}
      />
    </Part>
  );
}

/** How many collections the home page shows. */
const collectionCount = 3;

/** The first few collections, with their introductions. */
export function Collections() {
  const locale = useLocale();
  const shown = collections.slice(1, 1 + collectionCount);
  return (
    <Part
      id="collections"
      title={<Trans>Collections</Trans>}
      more={{ href: '/collecties', label: <Trans>All collections</Trans> }}
    >
      <PhotoTiles
        size="wide"
        tiles={shown.map((collection) => ({
          href: productListHref(productListOf({ kind: 'collection', value: collection.value })),
          title: titleOf(collection, locale),
          photo: collectionPhotos[collection.value] ?? null,
          line: collection.intros[locale],
        }))}
      />
    </Part>
  );
}

/**
 * The brands with the most products, in a slider (CONTENT-012). The link to all brands is shown even when the query
 * fails.
 */
export function Brands() {
  const { data = [] } = useQuery(homeBrandsQuery());
  return (
    <Part
      id="brands"
      title={<Trans>Brands</Trans>}
      more={{ href: '/merken', label: <Trans>All brands</Trans> }}
    >
      <div className={styles.brandPlace}>
        <BrandSlider
          brands={data.map(({ value, title }) => ({
            value,
            title,
            href: productListHref(productListOf({ kind: 'brand', value })),
          }))}
        />
      </div>
    </Part>
  );
}

export function Decades() {
  const locale = useLocale();
  return (
    <Part
      id="decades"
      title={<Trans>By decade</Trans>}
      more={{ href: '/stijlen', label: <Trans>All styles</Trans> }}
    >
      <PhotoTiles
        isStrip
        tiles={decades.slice(3, 7).map((decade) => ({
          href: productListHref(productListOf({ kind: 'decade', value: decade.value })),
          title: titleOf(decade, locale),
          photo: decadePhotos[decade.value] ?? null,
        }))}
      />
    </Part>
  );
}
