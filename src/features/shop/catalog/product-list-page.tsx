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

export interface ProductListPageProps extends Omit<ProductListResultsProps, 'productList'> {
  /** Replaces the whole page when its number is beyond the last (ROUTE-047, docs/readings.md). */
  readonly notFound: ReactNode;
  /** Title and introduction that staff wrote; an empty one falls back to the default of the product list. */
  readonly content?: { readonly title: string; readonly intro: string } | null;
  /** Below the title, for staff who edit the product list. */
  readonly tools?: ReactNode;
  /** Below the tiles, such as frequently asked questions about these products. */
  readonly below?: ReactNode;
}

/**
 * A product list with breadcrumbs, title, category tiles, filters, tiles and pagination (LIST-038: for everybody).
 */
export function ProductListPage({ notFound, below, content, tools, ...results }: ProductListPageProps) {
  const { state } = results;
  const { i18n } = useLingui();
  const locale = useLocale();
  const productList = useProductList(state);
  if (productList.isBeyondLast)
    return (
      <>
        <PageHead title={null} status={404} isIndexed={false} />
        {notFound}
      </>
    );
  const usual = productListTexts(state.base, i18n, locale);
  const { trail } = usual;
  const title = content?.title || usual.title;
  const intro = content?.intro || usual.intro;
  const count = (!productList.isWaiting && productList.answer?.totalCount) || 0;
  const href = productListHref({
    ...productListOf(state.base),
    page: state.filters.length === 0 ? state.page : 1,
  });
  return (
    <div className={styles.productList}>
      <PageHead
        {...productListHead({ title, intro }, { page: state.page, count }, i18n)}
        canonicalPath={href}
        // With one filter the canonical URL makes a search engine index the list itself; more filters have endless
        // combinations, which would only waste its crawl budget.
        isIndexed={state.filters.length <= 1 && state.base.kind !== 'search'}
        structuredData={
          // Constant folding removes this from the browser bundle.
          import.meta.env.SSR
            ? productListNodes(
                { title, trail, page: state.page, href, cards: productList.answer?.products ?? [] },
                locale,
              )
            : undefined
        }
      />
      <Breadcrumbs trail={trail} current={usual.title} />
      <header>
        <h1>{withSoftHyphens(title)}</h1>
        {intro !== null && <p className={styles.intro}>{intro}</p>}
      </header>
      {tools}
      <CategoryTiles tiles={categoryTiles(state)} />
      <ProductListResults {...results} productList={productList} />
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
}
