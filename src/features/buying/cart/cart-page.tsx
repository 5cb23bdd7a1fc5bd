import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isBeingProcessed } from '#domain/payments/open-payment.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { OpenPayment } from '#src/ui/market/open-payment.tsx';
import { ReservedLines, useSomeReserved } from '#src/ui/market/reserved-lines.tsx';
import { TrustBlock } from '#src/ui/market/trust-block.tsx';
import { withoutAdded } from './added-toast.ts';
import styles from './cart.module.css';
import { openCart } from './cart-id.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { Cart } from './cart-query.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { NothingInIt } from './nothing-in-it.tsx';
import { linesOf, useCart, useOwnCartId } from './use-cart.ts';

/** The parts of the cart that other features provide. */
export interface CartSlots {
  /** Discount codes and totals of an open cart. */
  readonly costs: (cart: Cart) => ReactNode;
  /** Categories as photos, for a cart without a product that can be bought (CART-023, CART-024). */
  readonly tiles: ReactNode;
  /** The summary of a paid cart (CART-024). */
  readonly bought: (cart: Cart) => ReactNode;
}

// Loaded on demand: a product is rarely sold to somebody else meanwhile.
const SoldOut = lazy(() => import('./sold-out.tsx').then(({ SoldOut: part }) => ({ default: part })));

export interface CartPageProps {
  readonly slots: CartSlots;
  /** The cart in the URL (ROUTE-063), which becomes this device's cart; without one, this device's own is shown. */
  readonly uuid?: string;
}

/** The cart page in each of its states: loading, filled, empty, unreachable, paid, or as it was last fetched. */
export function CartPage({ slots, uuid }: CartPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Cart`);
  const { cart, isNone, error, dataUpdatedAt, isFetching, refetch } = useCart(uuid);
  const isOffline = useIsOffline(error);
  const own = useOwnCartId();
  // The URL names no cart, such as that of a bid that has expired, while the device still has its own.
  const hasOwn = uuid !== undefined && own !== null && own !== uuid;
  const title = useRef<HTMLHeadingElement>(null);
  useRetainedFocus(title, linesOf(cart).length);
  const isOpen = cart?.status === 'OPEN';
  const sold = useSold(cart);
  // May differ from the cart in the URL, when a sign-in merged that one into the account's cart.
  const opened = uuid !== undefined && isOpen ? cart.uuid : null;
  useEffect(withoutAdded, []);
  useEffect(() => {
    if (opened !== null) openCart(opened);
  }, [opened]);
  return (
    <div className={styles.page}>
      <CheckoutBar isCart />
      <CheckoutSteps step={1} />
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
      {sold.length > 0 && cart !== null && (
        <Suspense fallback={null}>
          <SoldOut cartUuid={cart.uuid} isLocked={cart.isFromBid || isOffline} lines={sold} />
        </Suspense>
      )}
      {isNone && uuid !== undefined && <NotHere hasOwn={hasOwn} />}
      {isNone && hasOwn && slots.tiles}
      {((isNone && !hasOwn) || (isOpen && cart?.numLines === 0)) && <NothingInIt tiles={slots.tiles} />}
      {cart !== null && isOpen && cart.numLines > 0 && (
        <Content cart={cart} isOffline={isOffline} slots={slots} />
      )}
      {cart !== null && !isOpen && (
        <>
          {slots.bought(cart)}
          {slots.tiles}
        </>
      )}
    </div>
  );
}

/**
 * The products of an open cart that can no longer be bought. A product once found stays in the list after its line is
 * removed.
 */
function useSold(cart: Cart | null): ReturnType<typeof linesOf> {
  const [found, setFound] = useState<ReturnType<typeof linesOf>>([]);
  const gone = cart?.status === 'OPEN' ? linesOf(cart).filter(({ isAvailable }) => !isAvailable) : [];
  const more = gone.filter((one) => found.every(({ product }) => product.uuid !== one.product.uuid));
  if (more.length > 0) setFound([...found, ...more]);
  return found;
}

/** Shown for a cart that is gone or belongs to an account: only its owner can open it. */
function NotHere({ hasOwn }: { readonly hasOwn: boolean }) {
  return (
    <p>
      <Trans>This cart no longer exists or belongs to an account.</Trans>{' '}
      {hasOwn && (
        <LinkButton size="small" to="/winkelwagen">
          <Trans>View your own cart</Trans>
        </LinkButton>
      )}{' '}
      <LinkButton size="small" to="/account">
        <Trans>Sign in</Trans>
      </LinkButton>
    </p>
  );
}

interface ContentProps {
  readonly cart: Cart;
  readonly isOffline: boolean;
  readonly slots: CartSlots;
}

function Content({ cart, isOffline, slots }: ContentProps) {
  const { openPayment } = cart;
  const isProcessed = isBeingProcessed(openPayment);
  const isReserved = useSomeReserved(linesOf(cart));
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {linesOf(cart).map((line) => (
          <CartLineRow
            key={line.product.uuid}
            {...{ cartUuid: cart.uuid, line, isOffline, isLocked: cart.isFromBid || isProcessed }}
          />
        ))}
      </ul>
      <aside className={styles.sums} aria-labelledby="cart-sums">
        <h2 id="cart-sums" className={styles.sumsTitle}>
          <Trans>Summary</Trans>
        </h2>
        {slots.costs(cart)}
        {openPayment !== null && <OpenPayment cartUuid={cart.uuid} payment={openPayment} />}
        {isReserved && <ReservedLines lines={linesOf(cart)} />}
        {!isReserved && !isProcessed && (
          <Onward cartUuid={cart.uuid} kind={openPayment?.until == null ? 'primary' : 'secondary'} />
        )}
        <TrustBlock />
      </aside>
    </div>
  );
}

interface OnwardProps {
  readonly cartUuid: string;
  readonly kind: 'primary' | 'secondary';
}

/** The link to the next step: to the delivery on a phone, otherwise to the page with both delivery and payment. */
function Onward({ cartUuid, kind }: OnwardProps) {
  const isPhone = usePhone();
  if (isPhone)
    return (
      <LinkButton kind={kind} wide to="/winkelwagen/bezorging">
        <Trans>Continue to delivery</Trans>
      </LinkButton>
    );
  return (
    <LinkButton kind={kind} wide to="/checkout/$cartUuid" params={{ cartUuid }}>
      <Trans>Continue to checkout</Trans>
    </LinkButton>
  );
}
