import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { findEntry, titleOf } from '#domain/catalog/entry.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { Rating, SellerFace, SellerKind } from '#src/ui/market/seller-card.tsx';
import { SellerRecord } from '#src/ui/market/seller-record.tsx';
import { SellerRights } from '#src/ui/market/seller-rights.tsx';
import { ReviewsButton, type ReviewsButtonProps } from './reviews-button.tsx';
import styles from './seller.module.css';
import { type Seller, sellerQuery } from './seller-queries.ts';
import { TraderIdentity } from './trader-identity.tsx';

export interface SellerPageProps {
  readonly uuid: string;
  /** Renders the product list of the seller (SELL-015). */
  readonly productList: ReactNode;
  /** Renders the button that reports the seller to staff. */
  readonly report?: ReactNode;
  /** Renders the button that reports the review with this id. */
  readonly reportReview?: ReviewsButtonProps['report'];
  readonly notFound: ReactNode;
  /** Renders actions for the seller, such as following them. */
  readonly actions?: ReactNode;
}

/** The page of a seller and their products (ROUTE-027, SELL-014). */
export function SellerPage({ uuid, productList, report, reportReview, notFound, actions }: SellerPageProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(sellerQuery(uuid));
  const isOffline = useIsOffline(error);
  if (data === null) return notFound;
  if (data === undefined) {
    return error === null ? (
      <Waiting />
    ) : (
      <LoadProblem isWholePage isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles.page}>
      <Head seller={data} />
      <Breadcrumbs trail={[]} current={data.name} />
      {(isOffline || error !== null) && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />}
      <Profile seller={data} actions={actions} report={report} reportReview={reportReview} />
      <h2>
        <Trans>All products</Trans>
      </h2>
      {data.numberOfProducts === 0 ? <NothingForSale name={data.name} /> : productList}
    </div>
  );
}

function Head({ seller }: { readonly seller: Seller }) {
  const { t } = useLingui();
  const { name } = seller;
  const city = placeNameIn(seller.city, useLocale());
  return (
    <PageHead
      title={name}
      description={t`Second-hand, vintage and design from ${name} in ${city}.`}
      canonicalPath={productListHref(productListOf({ kind: 'seller', uuid: seller.uuid }))}
    />
  );
}

interface ProfileProps extends Pick<SellerPageProps, 'actions' | 'report'> {
  readonly reportReview: ReviewsButtonProps['report'];
  readonly seller: Seller;
}

function Profile({ seller, actions, report, reportReview }: ProfileProps) {
  const locale = useLocale();
  const province = findEntry(provinces, seller.province);
  const city = placeNameIn(seller.city, locale);
  // Antwerp is the name of both a city and a province.
  const region = province === null ? null : titleOf(province, locale);
  return (
    <header className={styles.head}>
      <div className={styles.profile}>
        <SellerFace seller={seller} />
        <div>
          <h1 className={styles.title}>{seller.name}</h1>
          <p className={styles.soft}>
            <SellerKind type={seller.type} />
            {' · '}
            {city}
            {region !== null && region !== city && `, ${region}`}
          </p>
          <Rating
            seller={seller}
            reviews={
              seller.numberOfRatings > 0 ? <ReviewsButton seller={seller} report={reportReview} /> : undefined
            }
          />
          <SellerRecord {...seller} />
        </div>
      </div>
      <SellerRights type={seller.type} />
      <div className={styles.actions}>
        {actions}
        {report}
      </div>
      <ul className={styles.facts}>
        <Fact
          isSo={seller.acceptPickup}
          yes={<Trans>Collection available</Trans>}
          no={<Trans>No collection</Trans>}
        />
        <Fact
          isSo={seller.acceptViewings}
          yes={<Trans>Viewings by appointment</Trans>}
          no={<Trans>No viewings</Trans>}
        />
        <Fact isSo={seller.acceptOffers} yes={<Trans>Open to bids</Trans>} no={<Trans>Fixed prices</Trans>} />
      </ul>
      {seller.extraInfo !== '' && <p className={styles.info}>{seller.extraInfo}</p>}
      {seller.type !== 'private' && <TraderIdentity sellerUuid={seller.uuid} isOpenAtFirst />}
    </header>
  );
}

interface FactProps {
  readonly isSo: boolean;
  readonly yes: ReactNode;
  readonly no: ReactNode;
}

function Fact({ isSo, yes, no }: FactProps) {
  return (
    <li className={cx(styles.fact, !isSo && styles.no)}>
      <Icon icon={isSo ? Check : Minus} size={18} />
      {isSo ? yes : no}
    </li>
  );
}

function NothingForSale({ name }: { readonly name: string }) {
  return (
    <EmptyState
      icon={Store}
      title={<Trans>{name} has nothing for sale right now</Trans>}
      action={
        <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>See new arrivals</Trans>
        </LinkButton>
      }
    >
      <Trans>New products appear here as soon as they are live.</Trans>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="200px" />
      <Skeleton height="96px" />
      <CardGridSkeleton />
    </div>
  );
}
