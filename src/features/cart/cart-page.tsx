import { Trans, useLingui } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import { useRef } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Banner } from '#src/ui/kit/banner.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts';
import styles from './cart.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import type { Cart } from './cart-query.ts';
import { linesOf, useCart } from './use-cart.ts';

/** What lies in the cart: loading, there, empty, out of reach, or as it was when last seen. */
export function CartPage() {
  const { t } = useLingui();
  usePageTitle(t`Cart`);
  const { cart, isNone, error, dataUpdatedAt, isFetching, refetch } = useCart();
  const isOffline = !useOnline() || error instanceof NetworkError;
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(title, linesOf(cart).length);
  return (
    <div className={styles.page}>
      <h1 ref={title} tabIndex={-1}>
        <Trans>Cart</Trans>
      </h1>
      {cart !== null && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {cart === null && error !== null && (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {cart === null && !isNone && error === null && <Skeleton height="120px" />}
      {(isNone || cart?.numLines === 0) && <NothingInIt />}
      {cart !== null && cart.numLines > 0 && <Content cart={cart} isOffline={isOffline} />}
    </div>
  );
}

function NothingInIt() {
  return (
    <EmptyState
      icon={Armchair}
      title={<Trans>Your cart is empty</Trans>}
      action={
        <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>See what just came in</Trans>
        </LinkButton>
      }
    >
      <Trans>What you add stays here, also when you come back later.</Trans>
    </EmptyState>
  );
}

function Content({ cart, isOffline }: { readonly cart: Cart; readonly isOffline: boolean }) {
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {linesOf(cart).map((line) => (
          <CartLineRow key={line.product.uuid} cartUuid={cart.uuid} line={line} isOffline={isOffline} />
        ))}
      </ul>
      <aside className={styles.sums} aria-labelledby="cart-sums">
        <h2 id="cart-sums" className={styles.sumsTitle}>
          <Trans>Together</Trans>
        </h2>
        <p className={styles.sum}>
          <span>
            <Trans>Subtotal</Trans>
          </span>
          <strong>{formatEuro(cart.subTotal)}</strong>
        </p>
        <Banner>
          <Trans>
            Delivery and payment are not open yet. Nothing is reserved: until then, ask the seller or make a
            bid on the page of the piece.
          </Trans>
        </Banner>
      </aside>
    </div>
  );
}
