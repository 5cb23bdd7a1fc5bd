import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isCompletePlace, type StepTwoProblem, stepTwoProblems } from '#domain/delivery/step-two.ts';
import { track } from '#src/data/tracking/track.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { CartSums } from '#src/ui/market/cart-sums.tsx';
import type { PlaceFormSlot } from '#src/ui/market/place-form-slot.ts';
import { SummaryFold, SummaryLabel } from '#src/ui/market/summary-fold.tsx';
import styles from './cart-delivery.module.css';
import { type CartDelivery, cartDeliveryQuery } from './cart-delivery-query.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { placeOfCart } from './delivery-address.tsx';
import { DeliveryParts, useChangingAddress } from './delivery-parts.tsx';
import { NothingInIt } from './nothing-in-it.tsx';
import { useCart } from './use-cart.ts';
import { usePendingNavigation } from './use-pending-navigation.ts';

export interface CartDeliveryPageProps {
  readonly placeForm: PlaceFormSlot;
  /** Categories as photos, for an empty cart (CART-023). */
  readonly tiles: ReactNode;
}

/** Step 2: the delivery address and the delivery method of every product (CART-016..019). */
export function CartDeliveryPage({ placeForm, tiles }: CartDeliveryPageProps) {
  const { t } = useLingui();
  usePageTitle(t({ id: 'checkout.delivery', message: 'Delivery' }));
  const { id, isNone } = useCart();
  const query = useQuery(cartDeliveryQuery(isNone ? null : id));
  const isOffline = useIsOffline(query.error);
  const cart = query.data ?? null;
  const isEmpty = isNone || query.data === null || cart?.numLines === 0 || cart?.status === 'FROZEN';
  return (
    <div className={styles.page}>
      <CheckoutBar />
      <CheckoutSteps step={2} />
      <h1>
        <Trans id="checkout.delivery">Delivery</Trans>
      </h1>
      {isEmpty && <NothingInIt tiles={tiles} />}
      {!isEmpty && cart === null && (isOffline || query.error !== null) && (
        <LoadProblem
          isOffline={isOffline}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!isEmpty && cart === null && !isOffline && query.error === null && <Skeleton height="320px" />}
      {!isEmpty && cart !== null && <StepTwo cart={cart} placeForm={placeForm} isOffline={isOffline} />}
    </div>
  );
}

interface StepTwoProps {
  readonly cart: CartDelivery;
  readonly placeForm: PlaceFormSlot;
  readonly isOffline: boolean;
}

function StepTwo({ cart, placeForm, isOffline }: StepTwoProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null | undefined>(undefined);
  const problems = stepTwoProblems({
    address: placeOfCart(cart),
    // A product that can no longer be bought needs no delivery method.
    chosen: cart.deliveries.filter(canCome).map(({ deliveryMethod }) => deliveryMethod !== null),
  });
  const parts = { cart, isOffline, onSettled: setRefusal };
  const address = useAddressToUse();
  const { goOn, isWaiting } = usePendingNavigation(cart.uuid, refusal !== undefined, () => {
    setAsked(true);
    for (const code of problems) track({ type: 'error', detail: code });
    // The form may be filled in already, and out of sight on a phone.
    if (problems.includes('cart_add_address_b')) address.form.current?.focus();
    if (problems.length === 0) void navigate({ to: '/checkout/$cartUuid', params: { cartUuid: cart.uuid } });
  });
  const proceed = () => {
    // An address that is typed into an open form is neither submitted nor silently ignored.
    if (address.isChanging && isCompletePlace(placeOfCart(cart))) {
      address.askFor();
      return;
    }
    setRefusal(undefined);
    goOn();
  };
  return (
    <div className={styles.columns}>
      <DeliveryFold cart={cart} />
      <div className={styles.main}>
        {isOffline && (
          <Banner kind="warning" announce>
            <Trans>You are offline. You can choose a delivery method once you are back online.</Trans>
          </Banner>
        )}
        <DeliveryParts {...parts} placeForm={placeForm} changing={{ ...address, isMissing: isAsked }} />
      </div>
      <aside className={styles.sums} aria-labelledby="delivery-sums">
        <h2 id="delivery-sums" className={styles.partTitle}>
          <Trans>Summary</Trans>
        </h2>
        <CartSums cart={cart} hasDelivery={hasChosen(cart)} />
        {refusal !== undefined && (
          <Banner kind="error" announce>
            {refusal ?? <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>}
          </Banner>
        )}
        {address.isAskedFor && (
          <p className={styles.missing} role="alert">
            <Trans>Use the new address or keep the previous one.</Trans>
          </p>
        )}
        {isAsked && problems.map((code) => <Missing key={code} code={code} />)}
        <Button kind="primary" wide isDisabled={isOffline} isPending={isWaiting} onPress={proceed}>
          <Trans>Continue to payment</Trans>
        </Button>
      </aside>
    </div>
  );
}

/** The total as one line at the top of a phone's page. */
function DeliveryFold({ cart }: Pick<StepTwoProps, 'cart'>) {
  const isPhone = usePhone();
  if (!isPhone) return null;
  return (
    <SummaryFold label={<SummaryLabel count={cart.numLines} />} total={cart.total}>
      <CartSums cart={cart} hasDelivery={hasChosen(cart)} />
    </SummaryFold>
  );
}

function hasChosen({ deliveries }: CartDelivery): boolean {
  return deliveries.some(({ deliveryMethod }) => deliveryMethod !== null);
}

function canCome({ lines }: CartDelivery['deliveries'][number]): boolean {
  return lines.every(({ isAvailable }) => isAvailable);
}

/** The form for another address, and whether the buyer tried to continue without it. */
function useAddressToUse() {
  const changing = useChangingAddress();
  const [isAskedFor, setAskedFor] = useState(false);
  return {
    ...changing,
    isAskedFor,
    setChanging(next: boolean) {
      changing.setChanging(next);
      setAskedFor(false);
    },
    askFor() {
      setAskedFor(true);
      changing.form.current?.focus();
    },
  };
}

function Missing({ code }: { readonly code: StepTwoProblem }) {
  return (
    <p className={styles.missing} role="alert">
      {code === 'cart_add_address_b' ? (
        <Trans id="cart_add_address_b">Enter a delivery address</Trans>
      ) : (
        <Trans id="cart_pick_delivery_method_for_all_products_b">
          Choose a delivery method for every product
        </Trans>
      )}
    </p>
  );
}
