import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff, BellRing, UserRoundMinus, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { distinctRows, useGrowingList } from '#src/data/growing-list.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { QueryList } from '#src/ui/kit/query-list.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { SellerCard } from '#src/ui/market/seller-card.tsx';
import { Reserved } from '#src/ui/market/tag.tsx';
import { useReservedUntil } from '#src/ui/market/use-reserved-until.ts';
import { SubscriptionButton } from '../subscription-button.tsx';
import { useSubscription } from '../use-subscription.ts';
import styles from '../watches.module.css';
import {
  type FollowedSeller,
  followedSellersQuery,
  type WatchedProduct,
  watchedProductsQuery,
} from './following-queries.ts';

export interface FollowingPageProps {
  readonly userId: string;
  readonly productLink: (slug: string, label: ReactNode) => ReactNode;
}

/** The subscriptions to reserved products and to sellers. Each can be ended here and restored. */
export function FollowingPage({ userId, productLink }: FollowingPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Following`);
  const isOffline = useIsOffline();
  const products = useGrowingList(useInfiniteQuery(watchedProductsQuery(userId)));
  const sellers = useGrowingList(useInfiniteQuery(followedSellersQuery(userId)));
  return (
    <div className={styles.page}>
      <header>
        <h1>
          <Trans>Following</Trans>
        </h1>
      </header>
      {isOffline && (
        <p className={styles.soft}>
          <Trans>You are offline. You can change this list once you are back online.</Trans>
        </p>
      )}
      <section className={styles.section} aria-labelledby="watched-products">
        <h2 id="watched-products">
          <Trans>Reserved products you are waiting for</Trans>
        </h2>
        <QueryList
          {...products}
          rowsOf={({ pages }) => distinctRows(pages)}
          className={styles.list}
          skeleton={<Skeleton height="120px" />}
          empty={<NoProducts />}
          rowOf={(product) => <ProductRow key={product.uuid} product={product} productLink={productLink} />}
        />
      </section>
      <section className={styles.section} aria-labelledby="followed-sellers">
        <h2 id="followed-sellers">
          <Trans>Sellers you follow</Trans>
        </h2>
        <QueryList
          {...sellers}
          rowsOf={({ pages }) => distinctRows(pages)}
          className={styles.list}
          skeleton={<Skeleton height="120px" />}
          empty={<NoSellers />}
          rowOf={(seller) => <SellerRow key={seller.uuid} seller={seller} />}
        />
      </section>
    </div>
  );
}

/** Only the account's own page shows these rows, so the user is signed in. */
const signedInAlready = () => undefined;

interface ProductRowProps extends Pick<FollowingPageProps, 'productLink'> {
  readonly product: WatchedProduct;
}

function ProductRow({ product, productLink }: ProductRowProps) {
  const locale = useLocale();
  const state = useSubscription({ kind: 'product', uuid: product.uuid }, true);
  return (
    <li className={styles.row}>
      <Picture
        image={product.featuredImage}
        alt=""
        widths={[96, 192]}
        sizes="96px"
        ratio={1}
        className={styles.photo ?? ''}
      />
      <div className={styles.text}>
        <p className={styles.title}>{productLink(product.slug, titleIn(product, locale))}</p>
        <p className={styles.soft}>
          {formatEuro(product.price)} · <Availability product={product} />
        </p>
        <SubscriptionButton
          state={state}
          icon={state.isOn ? BellOff : BellRing}
          look={{ size: 'small' }}
          start={<Trans>Notify me again</Trans>}
          stop={<Trans>Stop notifying me</Trans>}
          askToSignIn={signedInAlready}
          explains={false}
        />
      </div>
    </li>
  );
}

function Availability({ product }: Pick<ProductRowProps, 'product'>) {
  const until = useReservedUntil(product.reservedUntil);
  if (product.inventory <= 0) return <Trans>Sold</Trans>;
  return until === null ? <Trans>Available now</Trans> : <Reserved until={until} isOwn={false} />;
}

function SellerRow({ seller }: { readonly seller: FollowedSeller }) {
  const state = useSubscription({ kind: 'seller', uuid: seller.uuid }, true);
  return (
    <li>
      <SellerCard
        seller={seller}
        actions={
          <SubscriptionButton
            state={state}
            icon={state.isOn ? UserRoundMinus : UserRoundPlus}
            look={{ size: 'small' }}
            start={<Trans>Follow again</Trans>}
            stop={<Trans>Unfollow</Trans>}
            askToSignIn={signedInAlready}
            explains={false}
          />
        }
      />
    </li>
  );
}

function NoProducts() {
  return (
    <EmptyState icon={BellRing} title={<Trans>You are not waiting for any reserved products</Trans>}>
      <Trans>Is a product you like reserved? Choose “Notify me when it’s available” on its page.</Trans>
    </EmptyState>
  );
}

function NoSellers() {
  return (
    <EmptyState
      icon={UserRoundPlus}
      title={<Trans>You don’t follow anyone yet</Trans>}
      action={
        <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>See new arrivals</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Follow a seller from their page and we’ll let you know when they put something new up for sale.
      </Trans>
    </EmptyState>
  );
}
