import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { addressLine } from '#domain/address/address-rules.ts';
import { pollDelay } from '#domain/payments/payment-end.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { TrustBlock } from '#src/ui/market/trust-block.tsx';
import type { CheckoutAddressPartsFragment } from './checkout.gen.ts';
import styles from './checkout.module.css';
import { dropDraft } from './checkout-draft.ts';
import { type CheckoutCart, checkoutQuery, isCart } from './checkout-query.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { placeOf } from './place-of.ts';
import { type MessageSlot, SellerMessage } from './seller-message.tsx';

/** What was bought, for the feature that stores this device's cart. */
interface BoughtCart {
  readonly uuid: string;
  readonly slugs: readonly string[];
}

export interface SuccessPageProps {
  readonly uuid: string;
  /** Whether an account is signed in, which has a page with its orders. */
  readonly hasAccount: boolean;
  /** Called when the cart is seen to be paid (CHECK-006). */
  readonly onBought: (cart: BoughtCart) => void;
  /** Called before the page with the orders opens, which shows what was bought. */
  readonly onSeeOrders: () => void;
  /** Renders the field for a message to the seller, once the order is placed. */
  readonly message?: MessageSlot;
  /** Offers an account with the email address of an order without one. */
  readonly account?: (cartUuid: string, email: string) => ReactNode;
  /** Shown below the products once they are paid. */
  readonly afterPayment?: ReactNode;
  /** Shown for a cart that is not available. */
  readonly notFound: ReactNode;
}

/**
 * The success page (ROUTE-064): thanks, the delivery address and the billing address. Waits until the cart is FROZEN.
 */
export function SuccessPage({ uuid, hasAccount, onBought, onSeeOrders, ...slots }: SuccessPageProps) {
  const { notFound, ...parts } = slots;
  const { t } = useLingui();
  usePageTitle(t`Thank you for your order`);
  const query = useQuery({
    ...checkoutQuery(uuid),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && isCart(data) && data.status === 'OPEN' ? pollDelay(dataUpdateCount - 1) : false,
  });
  const isOffline = useIsOffline(query.error);
  const { data } = query;
  const bought = data !== undefined && isCart(data) && data.status === 'FROZEN' ? data : null;
  useEffect(() => {
    if (bought === null) return;
    const slugs = bought.deliveries.flatMap(({ lines }) => lines.map(({ product }) => product.slug));
    dropDraft(bought.uuid);
    onBought({ uuid: bought.uuid, slugs });
  }, [bought, onBought]);
  if (data === undefined) {
    return (
      <div className={styles.page}>
        {query.error === null ? (
          <Skeleton height="320px" />
        ) : (
          <LoadProblem
            isWholePage
            isOffline={isOffline}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
    );
  }
  if (!isCart(data)) return notFound;
  return <Thanks cart={data} {...{ hasAccount, isOffline, onSeeOrders }} {...parts} />;
}

interface ThanksProps
  extends Pick<SuccessPageProps, 'hasAccount' | 'onSeeOrders' | 'message' | 'account' | 'afterPayment'> {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
}

function Thanks({ cart, hasAccount, isOffline, onSeeOrders, ...slots }: ThanksProps) {
  const { message, account, afterPayment } = slots;
  const isOpen = cart.status === 'OPEN';
  return (
    <div className={styles.page}>
      <header className={styles.thanks}>
        <span className={styles.tick}>
          <Icon icon={CircleCheck} size={32} />
        </span>
        <h1>
          {isOpen ? <Trans>Your payment is being processed</Trans> : <Trans>Thank you for your order</Trans>}
        </h1>
        {cart.order !== null && (
          <p>
            <OrderNumber number={cart.order.orderNumber} />
          </p>
        )}
        <p>
          {isOpen ? (
            <Trans>
              Your bank has not confirmed your payment yet. The products are reserved for you and we will
              email you once it has.
            </Trans>
          ) : (
            <Confirmed to={cart.confirmedTo} hasAccount={hasAccount} />
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {cart.order !== null && <NextSteps orderedAt={cart.order.created} deliveries={cart.deliveries} />}
          {message !== undefined && cart.order !== null && <SellerMessage cart={cart} message={message} />}
          {cart.confirmedTo !== null && !hasAccount && account?.(cart.uuid, cart.confirmedTo)}
          {!isOpen && <TrustBlock />}
          <dl className={styles.addresses}>
            <Where title={<Trans>Delivery address</Trans>} address={cart.shippingAddress} />
            <Where title={<Trans>Billing address</Trans>} address={cart.billingAddress} />
          </dl>
          <p className={styles.links}>
            {hasAccount && (
              <LinkButton kind="primary" to="/account/bestellingen" onClick={onSeeOrders}>
                <Trans>View your orders</Trans>
              </LinkButton>
            )}
            <LinkButton to="/">
              <Trans>Continue shopping</Trans>
            </LinkButton>
          </p>
          {!isOpen && afterPayment}
        </div>
        <OrderSummary cart={cart} isOffline={isOffline} readOnly />
      </div>
    </div>
  );
}

function OrderNumber({ number }: { readonly number: string }) {
  return <Trans>Order number {number}</Trans>;
}

/** The server decides where the email goes: an account gets it at its own address. */
function Confirmed({ to: email, hasAccount }: { readonly to: string | null; readonly hasAccount: boolean }) {
  return (
    <>
      {email === null ? (
        <Trans>We are sending you the confirmation by email.</Trans>
      ) : (
        <Trans>We are sending the confirmation to {email}.</Trans>
      )}{' '}
      {!hasAccount && <Trans>It has a link to the page of your order.</Trans>}
    </>
  );
}

/** An address in the format of an envelope (CHECK-004, CHECK-005). */
function Where(props: { readonly title: ReactNode; readonly address: CheckoutAddressPartsFragment | null }) {
  const { title, address } = props;
  const place = placeOf(address);
  if (address === null || place === null) return null;
  const name = [address.firstName, address.lastName].filter((part) => part !== '').join(' ');
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {name !== '' && <span>{name}</span>}
        {address.companyName !== '' && <span>{address.companyName}</span>}
        <span>{addressLine(place)}</span>
      </dd>
    </div>
  );
}
