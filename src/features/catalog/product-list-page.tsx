import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { withSoftHyphens } from '#src/ui/market/soft-hyphens.ts';
import styles from './catalog.module.css';
import { CategoryTiles } from './category-tiles.tsx';
import { productListNodes } from './product-list-nodes.ts';
import { ProductListResults, type ProductListResultsProps } from './product-list-results.tsx';
import { productListHead, productListTexts } from './product-list-texts.ts';
import { categoryTiles } from './tiled-categories.ts';
import { useProductList } from './use-product-list.ts';

export interface ProductListPageProps extends Omit<ProductListResultsProps, 'listing'> {
  /** In the place of everything for a page beyond the last (readings ROUTE-047). */
  readonly notFound: ReactNode;
  /** Words of its own that staff wrote; empty ones leave what the listing says by itself. */
  readonly words?: { readonly title: string; readonly intro: string } | null;
  /** Under the title, for who works on the listing itself. */
  readonly tools?: ReactNode;
  /** Under the tiles, such as questions that people have about these pieces. */
  readonly below?: ReactNode;
}

/** A listing with its place in the shop, title, category tiles, filters, tiles and pages (LIST-038: for everybody). */
export function ProductListPage({ notFound, below, words, tools, ...results }: ProductListPageProps) {
  const { state } = results;
  const { i18n } = useLingui();
  const locale = useLocale();
  const listing = useProductList(state);
  if (listing.isBeyondLast)
    return (
      <>
        <PageHead title={null} status={404} isIndexed={false} />
        {notFound}
      </>
    );
  const usual = productListTexts(state.base, i18n, locale);
  const { trail } = usual;
  const title = words?.title || usual.title;
  const intro = words?.intro || usual.intro;
  const count = (!listing.isWaiting && listing.answer?.totalCount) || 0;
  const href = productListHref({
    ...productListOf(state.base),
    page: state.filters.length === 0 ? state.page : 1,
  });
  return (
    <div className={styles.listing}>
      <PageHead
        {...productListHead({ title, intro }, { page: state.page, count }, i18n)}
        canonicalPath={href}
        // One filter is the listing itself to a search engine, by the canonical address; more are combinations
        // without end, which would only keep it busy.
        isIndexed={state.filters.length <= 1 && state.base.kind !== 'search'}
        structuredData={
          // Folded away in what browsers get.
          import.meta.env.SSR
            ? productListNodes(
                { title, trail, page: state.page, href, cards: listing.answer?.products ?? [] },
                locale,
              )
            : undefined
        }
      />
      <Breadcrumbs trail={trail} current={usual.title} />
      <header className={styles.listingHead}>
        <h1>{withSoftHyphens(title)}</h1>
        {intro !== null && <p className={styles.intro}>{intro}</p>}
      </header>
      {tools}
      <CategoryTiles tiles={categoryTiles(state)} />
      <ProductListResults {...results} listing={listing} />
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
}
