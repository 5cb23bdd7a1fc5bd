import { createFileRoute } from '@tanstack/react-router';
import { AddressEntry } from '#src/features/account/addresses/address-entry.tsx';
import { PlaceForm } from '#src/features/account/addresses/place-form.tsx';
import { CheckoutBar } from '#src/features/buying/cart/checkout-bar.tsx';
import { CheckoutSteps } from '#src/features/buying/cart/checkout-steps.tsx';
import { DeliverySection } from '#src/features/buying/cart/delivery-section.tsx';
import { NothingInIt } from '#src/features/buying/cart/nothing-in-it.tsx';
import { CheckoutPage } from '#src/features/buying/checkout/checkout-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { cartTiles } from './cart-slots.tsx';

export interface CheckoutSearch {
  /** Set when a payment failed (ROUTE-065). */
  readonly payment_failed?: 'true';
  /** The status of the failed payment, for contact with support. */
  readonly payment_status?: string;
}

// ROUTE-062
export const Route = createFileRoute('/checkout/$cartUuid')({
  validateSearch: ({
    payment_failed: failed,
    payment_status: status,
  }: Record<string, unknown>): CheckoutSearch => ({
    ...(failed === 'true' && { payment_failed: 'true' }),
    ...(typeof status === 'string' && { payment_status: status }),
  }),
  component: Screen,
  beforeLoad: tryAccountMessages,
});

const leave = (url: string) => location.assign(url);

function Screen() {
  const { cartUuid } = Route.useParams();
  const { payment_failed: failed, payment_status: status = null } = Route.useSearch();
  return (
    <CheckoutPage
      key={cartUuid}
      uuid={cartUuid}
      hasFailed={failed === 'true'}
      failedStatus={status}
      steps={
        <>
          <CheckoutBar cartUuid={cartUuid} />
          <CheckoutSteps step={3} />
        </>
      }
      nothingInIt={<NothingInIt tiles={cartTiles} />}
      addressSearch={(slot) => <AddressEntry {...slot} />}
      delivery={(slot) => <DeliverySection {...slot} placeForm={(place) => <PlaceForm {...place} />} />}
      leave={leave}
    />
  );
}
