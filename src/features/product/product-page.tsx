import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { About } from './about.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { type Product, productQuery } from './product-query.ts';
import { ProductSkeleton } from './product-skeleton.tsx';

export interface ProductPageProps {
  readonly slug: string;
  readonly heartOf: (product: Product) => ReactNode;
  /** Shown when there is no such product. */
  readonly notFound: ReactNode;
}

/** One product (ROUTE-025): loading, there, unknown, out of reach, or as it was when last seen. */
export function ProductPage({ slug, heartOf, notFound }: ProductPageProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(productQuery(slug));
  const online = useOnline();
  const isOffline = !online || error instanceof NetworkError;
  if (data === null) return notFound;
  if (data === undefined) {
    return error === null ? (
      <ProductSkeleton />
    ) : (
      <LoadProblem isWholePage isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumbs product={data} />
      {(isOffline || error !== null) && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />}
      <Content product={data} heart={heartOf(data)} />
    </div>
  );
}

function Content({ product, heart }: { readonly product: Product; readonly heart: ReactNode }) {
  const title = titleIn(product, useLocale());
  usePageTitle(title);
  return (
    <article className={styles.columns}>
      <Gallery key={product.uuid} images={product.images} title={title} />
      <BuyBox product={product} title={title} heart={heart} />
      <About product={product} />
    </article>
  );
}
