import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { QuestionForm } from './question-form.tsx';
import { type QuestionProduct, questionProductQuery } from './question-query.ts';
import styles from './questions.module.css';

export interface QuestionPageProps {
  readonly uuid: string;
  /** Rendered if the product does not exist. */
  readonly notFound: ReactNode;
}

/** The form to ask the seller a question or to request a viewing (ROUTE-028, PROD-056, PROD-057). */
export function QuestionPage({ uuid, notFound }: QuestionPageProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(questionProductQuery(uuid));
  const isOffline = useIsOffline(error);
  if (data === null) return notFound;
  return (
    <div className={styles.page}>
      <PageHead title={t`Contact the seller`} isIndexed={false} />
      <h1>
        <Trans>Contact the seller</Trans>
      </h1>
      {data === undefined && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton height="420px" />}
      {data !== undefined && (
        <>
          <AskedProduct product={data} />
          <QuestionForm product={data} />
        </>
      )}
    </div>
  );
}

function AskedProduct({ product }: { readonly product: QuestionProduct }) {
  const locale = useLocale();
  const title = titleIn(product, locale);
  return (
    <Link to="/products/$slug" params={{ slug: product.slug }} className={styles.product}>
      <Picture
        image={product.featuredImage}
        alt=""
        widths={[144, 256]}
        sizes="96px"
        ratio={3 / 4}
        className={styles.photo ?? ''}
      />
      <span className={styles.text}>
        <strong>{title}</strong>
        <span>{formatEuro(product.price ?? 0)}</span>
        <span className={styles.soft}>
          {product.seller.name}, {placeNameIn(product.seller.city, locale)}
        </span>
      </span>
    </Link>
  );
}
