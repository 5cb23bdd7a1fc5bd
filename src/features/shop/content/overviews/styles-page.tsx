import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CatalogEntry, titleOf } from '#domain/catalog/entry.ts';
import { decades, styles as styleEntries } from '#domain/catalog/styles.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PhotoTiles } from '#src/ui/market/photo-tiles.tsx';
import { decadePhotos, stylePhotos, type TilePhoto } from '#src/ui/market/tile-photos.ts';
import { OverviewFrame } from './overview-frame.tsx';
import { styleCountsQuery } from './overview-queries.ts';
import styles from './overviews.module.css';

/** /stijlen (ROUTE-014): the styles, and the decades below them. */
export function StylesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(styleCountsQuery());
  const counts = new Map(data);
  const tilesOf = (
    kind: 'style' | 'decade',
    entries: readonly CatalogEntry[],
    photos: Readonly<Record<string, TilePhoto>>,
  ) =>
    entries.map((entry) => {
      const count = counts.get(entry.value) ?? 0;
      return {
        href: productListHref(productListOf({ kind, value: entry.value })),
        title: titleOf(entry, locale),
        photo: photos[entry.value] ?? null,
        line: count > 0 && <Plural value={count} one="# product" other="# products" />,
      };
    });
  return (
    <OverviewFrame
      title={t`Styles`}
      intro={t`From farmhouse to Bauhaus: browse furniture by style.`}
      path="/stijlen"
    >
      <PhotoTiles tiles={tilesOf('style', styleEntries, stylePhotos)} />
      <section aria-labelledby="decades" className={styles.part}>
        <h2 id="decades">
          <Trans>By decade</Trans>
        </h2>
        <PhotoTiles tiles={tilesOf('decade', decades, decadePhotos)} />
      </section>
    </OverviewFrame>
  );
}
