import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { collections } from '#domain/catalog/collections.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PhotoTiles } from '#src/ui/market/photo-tiles.tsx';
import { collectionPhotos } from '#src/ui/market/tile-photos.ts';
import { OverviewFrame } from './overview-frame.tsx';
import { collectionsQuery } from './overview-queries.ts';

/** /collecties (ROUTE-012): every collection with its introduction and its number of products. */
export function CollectionsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(collectionsQuery());
  const counts = new Map(data?.map(({ value, count }) => [value, count]));
  return (
    <OverviewFrame
      title={t`Collections`}
      intro={t`Products that go well together, chosen by us: by room, light or mood.`}
      path="/collecties"
    >
      <PhotoTiles
        size="wide"
        tiles={collections.map((collection) => {
          const count = counts.get(collection.value) ?? 0;
          return {
            href: productListHref(productListOf({ kind: 'collection', value: collection.value })),
            title: titleOf(collection, locale),
            photo: collectionPhotos[collection.value] ?? null,
            line: (
              <>
                {collection.intros[locale]}
                {count > 0 && (
                  <>
                    {' '}
                    <Plural value={count} one="# product." other="# products." />
                  </>
                )}
              </>
            ),
          };
        })}
      />
    </OverviewFrame>
  );
}
