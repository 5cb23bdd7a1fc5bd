import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail, DetailColumns, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { ChangePrice } from './change-price.tsx';
import { MyProductActions } from './my-product-actions.tsx';
import styles from './my-product-page.module.css';
import { type MyProductDetail, myProductQuery } from './my-products-query.ts';
import { productStatusMessage, requestedChangeMessage } from './product-labels.ts';
import { RemovedBanner } from './removed-banner.tsx';
import { useReviewedProducts } from './use-reviewed-products.ts';

export interface MyProductPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  /** The form of the product (ROUTE-070). */
  readonly editor: ReactNode;
  /** Renders a link to the field of the form that needs a change, by the code of the request (FORM-023). */
  readonly changeLink: (code: string, label: ReactNode) => ReactNode;
}

/** One of the person's own products: its figures, the changes that staff requested, and the possible actions. */
export function MyProductPage({ userId, uuid, notFound, backLink, editor, changeLink }: MyProductPageProps) {
  const query = useQueryState(useQuery(myProductQuery(userId, uuid, useLocale())));
  usePageTitle(query.data?.title ?? null);
  useReviewedProducts(uuid);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {(product) => (
        <>
          <ProductFacts product={product} changeLink={changeLink} />
          {editor}
        </>
      )}
    </AccountDetail>
  );
}

interface ProductFactsProps extends Pick<MyProductPageProps, 'changeLink'> {
  readonly product: MyProductDetail;
}

function ProductFacts({ product, changeLink }: ProductFactsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const label = productStatusMessage(product);
  return (
    <>
      <h1>{product.title}</h1>
      {product.status === 'IN_REVIEW' && (
        <Banner title={<Trans>We are reviewing your listing</Trans>}>
          <Trans>
            You don’t have to do anything. We’ll let you know as soon as it is live, or if something needs to
            change.
          </Trans>
        </Banner>
      )}
      {product.status === 'CHANGES_REQUESTED' && product.requestedChanges.length > 0 && (
        <Banner kind="warning" title={<Trans>Please change this before it goes live</Trans>}>
          <ul className={styles.changes}>
            {product.requestedChanges.map((code) => {
              const known = requestedChangeMessage(code);
              return <li key={code}>{changeLink(code, known === null ? code : t(known))}</li>;
            })}
          </ul>
        </Banner>
      )}
      {product.status === 'ARCHIVED' && product.removal !== null && (
        <RemovedBanner removal={product.removal} />
      )}
      <DetailColumns image={product.featuredImage} alt={product.title}>
        <Facts>
          {label !== null && (
            <Fact name={<Trans>Status</Trans>}>
              {t(label)}
              {product.status === 'PUBLISHED' && product.publicationDate !== null && (
                <> · {formatDate(product.publicationDate, locale)}</>
              )}
            </Fact>
          )}
          <Fact name={<Trans>Price</Trans>}>{formatEuro(product.price)}</Fact>
          {product.payout !== null && (
            <Fact name={<Trans>You receive</Trans>}>{formatEuro(product.payout)}</Fact>
          )}
          <Fact name={<Trans>Interest</Trans>}>
            <Plural value={product.viewCount} one="# view" other="# views" /> ·{' '}
            <Plural value={product.wishlistCount} one="# favourite" other="# favourites" />
          </Fact>
        </Facts>
        <div className={styles.actions}>
          {product.status === 'PUBLISHED' && product.inventory > 0 && <ChangePrice product={product} />}
          <MyProductActions product={product} />
        </div>
        {product.status === 'PUBLISHED' && (
          <PathLink href={`/products/${product.slug}`}>
            <Trans>View as a buyer</Trans>
          </PathLink>
        )}
      </DetailColumns>
    </>
  );
}
