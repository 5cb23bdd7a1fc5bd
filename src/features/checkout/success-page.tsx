import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { addressLine } from '#domain/address/address-rules.ts';
import { pollDelay } from '#domain/payments/payment-end.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import type { CheckoutAddressPartsFragment } from './checkout.gen.ts';
import styles from './checkout.module.css';
import { dropDraft } from './checkout-draft.ts';
import { type CheckoutCart, checkoutQuery, isCart } from './checkout-query.ts';
import { OrderSummary } from './order-summary.tsx';
import { placeOf } from './place-of.ts';

/** What was bought, for whoever keeps this device's cart. */
interface BoughtCart {
  readonly uuid: string;
  readonly slugs: readonly string[];
}

export interface SuccessPageProps {
  readonly uuid: string;
  /** Whether an account is signed in: then there is a page with its orders. */
  readonly hasAccount: boolean;
  /** The cart was seen as bought (CHECK-006). */
  readonly onBought: (cart: BoughtCart) => void;
  /** Before its page with orders opens: what was bought is shown there. */
  readonly onSeeOrders: () => void;
  /** Stands below what was bought, once it is paid. */
  readonly afterPayment?: ReactNode;
  /** For a cart that cannot be shown. */
  readonly notFound: ReactNode;
}

/** The end of buying (ROUTE-064): thank you, where it goes and whom the invoice is for. Waits until the cart is FROZEN. */
export function SuccessPage({ uuid, hasAccount, onBought, onSeeOrders, ...slots }: SuccessPageProps) {
  const { afterPayment, notFound } = slots;
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
  return <Thanks cart={data} {...{ hasAccount, isOffline, onSeeOrders, afterPayment }} />;
}

interface ThanksProps extends Pick<SuccessPageProps, 'hasAccount' | 'onSeeOrders' | 'afterPayment'> {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
}

function Thanks({ cart, hasAccount, isOffline, onSeeOrders, afterPayment }: ThanksProps) {
  const isOpen = cart.status === 'OPEN';
  return (
    <div className={styles.page}>
      <header className={styles.thanks}>
        <span className={styles.tick}>
          <Icon icon={CircleCheck} size={32} />
        </span>
        <h1>
          {isOpen ? <Trans>Your payment is on its way</Trans> : <Trans>Thank you for your order</Trans>}
        </h1>
        <p>
          {isOpen ? (
            <Trans>
              Your bank has not yet confirmed it. We keep the pieces for you meanwhile and mail you once it
              has.
            </Trans>
          ) : (
            <Confirmed to={cart.confirmedTo} />
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isOpen && (
            <Banner kind="success" title={<Trans>Your money is safe</Trans>}>
              <Trans>
                We hold it until you say that the piece arrived well. Something wrong with it? Tell us first,
                then the seller is not paid.
              </Trans>
            </Banner>
          )}
          <dl className={styles.addresses}>
            <Where title={<Trans>Delivery address</Trans>} address={cart.shippingAddress} />
            <Where title={<Trans>Billing address</Trans>} address={cart.billingAddress} />
          </dl>
          <p className={styles.ways}>
            {hasAccount && (
              <LinkButton kind="primary" to="/account/bestellingen" onClick={onSeeOrders}>
                <Trans>See your orders</Trans>
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

/** Where the mail goes is the server's to say: an account is written to under its own address. */
function Confirmed({ to: email }: { readonly to: string | null }) {
  if (email === null) return <Trans>The confirmation is on its way to you.</Trans>;
  return <Trans>The confirmation is on its way to {email}.</Trans>;
}

/** An address as on an envelope (CHECK-004, CHECK-005). */
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
