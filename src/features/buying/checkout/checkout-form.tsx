import { Trans } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addressLine } from '#domain/address/address-rules.ts';
import type { CartRefusal } from '#domain/cart/cart-rules.ts';
import { isBeingProcessed } from '#domain/payments/open-payment.ts';
import { isReservationRefusal } from '#domain/payments/reservation-limits.ts';
import { track } from '#src/data/tracking/track.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { isPhone, usePhone } from '#src/ui/kit/use-narrow.ts';
import { FormSection } from '#src/ui/market/form-parts.tsx';
import { OpenPayment } from '#src/ui/market/open-payment.tsx';
import { ReservedLines, useSomeReserved } from '#src/ui/market/reserved-lines.tsx';
import { TrustBlock } from '#src/ui/market/trust-block.tsx';
import { type AddressSearchSlot, BillingFields } from './billing-fields.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import styles from './checkout.module.css';
import { Problems } from './checkout-problems.tsx';
import { type CheckoutCart, changeOf } from './checkout-query.ts';
import { comingOf, deliveryProblems, useDeliverySections } from './delivery-problems.ts';
import { OrderFold } from './order-fold.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentMethods, useMethodNames } from './payment-methods.tsx';
import { ReservationRefused } from './reservation-refused.tsx';
import type { SubmitFailure } from './submit-checkout.ts';
import { Terms } from './terms-field.tsx';
import { type CheckoutForm as Form, useCheckoutForm } from './use-checkout-form.ts';
import { type Leave, useSubmit } from './use-submit.ts';

/** Another buyer was faster. The cart, which is refetched, says until when the product is reserved. */
const reserved: CartRefusal = 'cart_product_is_reserved';

/** Renders the delivery of the cart as a part of the page; passed in by the route. */
export type DeliverySlot = (props: {
  readonly cartUuid: string;
  readonly sections: ReturnType<typeof useDeliverySections>;
  readonly onChanging: (isChanging: boolean) => void;
}) => ReactNode;

export interface CheckoutFormProps {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
  readonly leave: Leave;
  readonly addressSearch: AddressSearchSlot;
  /** With it, delivery and payment are one page where there is room. */
  readonly delivery?: DeliverySlot | undefined;
}

const formId = 'checkout-form';

/** Step 3: the buyer, the billing address, the payment method and the total; on one page also the delivery. */
export function CheckoutForm({ cart, isOffline, leave, addressSearch, delivery }: CheckoutFormProps) {
  const form = useCheckoutForm(cart);
  const { submit, isBusy, failure } = useSubmit(cart, form, leave);
  // Decided once: a rotated tablet must not lose what was typed into a part that the other layout lacks.
  const [hasDelivery] = useState(() => delivery !== undefined && !isPhone());
  const [isAddressOpen, setAddressOpen] = useState(false);
  const missing = deliveryProblems(cart, isAddressOpen);
  const shown = hasDelivery ? missing : [];
  const sections = useDeliverySections(form.refusals > 0 ? shown : []);
  const block = usePaymentBlock(cart);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || block.isBlocked) return;
    for (const detail of shown) track({ type: 'error', detail });
    if (form.checkAll(missing.length === 0)) submit();
  };
  return (
    <div className={styles.columns}>
      <OrderFold cart={cart} />
      <div className={styles.main}>
        {failure !== null && <Failure failure={failure} />}
        <Problems form={form} delivery={shown} />
        {hasDelivery && delivery?.({ cartUuid: cart.uuid, sections, onChanging: setAddressOpen })}
        <DataForm id={formId} className={styles.main} onSubmit={send}>
          <FormSection id="checkout-buyer" title={<Trans>Your details</Trans>}>
            <BuyerFields form={form} />
            {hasDelivery && <BillingFields form={form} addressSearch={addressSearch} />}
          </FormSection>
          {!hasDelivery && <DeliveryLine form={form} addressSearch={addressSearch} />}
          {!form.isFree && (
            <FormSection id="checkout-payment" title={<Trans>How would you like to pay?</Trans>}>
              <PaymentMethods
                value={form.method}
                onChange={form.setMethod}
                isDisabled={isBusy}
                error={undefined}
              />
            </FormSection>
          )}
        </DataForm>
      </div>
      <OrderSummary cart={cart} isOffline={isOffline}>
        <PaymentNotes cart={cart} block={block} failure={failure} />
        <Terms form={form} />
        {!hasDelivery && missing.length > 0 && <ToDelivery />}
        {isOffline && <OfflineReason />}
        <Button
          type="submit"
          form={formId}
          kind="primary"
          size="large"
          wide
          isPending={isBusy}
          isDisabled={
            isOffline ||
            block.isBlocked ||
            comingOf(cart).length === 0 ||
            (!hasDelivery && missing.length > 0)
          }
        >
          <SubmitLabel form={form} total={missing.length > 0 ? null : cart.total} />
        </Button>
        <TrustBlock />
      </OrderSummary>
    </div>
  );
}

/** On a phone, the message at the top of the page, which is announced, is out of sight of the button. */
function OfflineReason() {
  if (!usePhone()) return null;
  return (
    <Banner kind="warning">
      <Trans>You are offline. You can pay once you are back online; you won’t lose what you entered.</Trans>
    </Banner>
  );
}

/** Why a cart cannot be paid right now, whatever the form contains. */
function usePaymentBlock(cart: CheckoutCart) {
  // The total is unknown until a pending change of the cart is done.
  const isChanging = useIsMutating({ mutationKey: changeOf(cart.uuid).mutationKey }) > 0;
  const isProcessed = isBeingProcessed(cart.openPayment);
  const isReserved = useSomeReserved(cart.deliveries.flatMap(({ lines }) => lines));
  return { isProcessed, isReserved, isBlocked: isChanging || isProcessed || isReserved };
}

interface PaymentNotesProps {
  readonly cart: CheckoutCart;
  readonly block: ReturnType<typeof usePaymentBlock>;
  readonly failure: SubmitFailure | null;
}

/** A payment that the bank is processing, and products that somebody else has reserved. */
function PaymentNotes({ cart, block, failure }: PaymentNotesProps) {
  return (
    <>
      {block.isProcessed && cart.openPayment !== null && (
        <OpenPayment cartUuid={cart.uuid} payment={cart.openPayment} />
      )}
      {(block.isReserved || failure?.errorCode === reserved) && (
        <div role="alert">
          <ReservedLines lines={cart.deliveries.flatMap(({ lines }) => lines)} />
        </div>
      )}
    </>
  );
}

interface DeliveryLineProps {
  readonly form: Form;
  readonly addressSearch: AddressSearchSlot;
}

/** The delivery address that was chosen in step 2, and the billing address. */
function DeliveryLine({ form, addressSearch }: DeliveryLineProps) {
  return (
    <FormSection id="checkout-address" title={<Trans>Delivery address</Trans>}>
      <p className={styles.to}>
        <span>{form.shipping === null ? '–' : addressLine(form.shipping)}</span>
        <Link to="/winkelwagen/bezorging">
          <Trans>Change address or delivery</Trans>
        </Link>
      </p>
      <BillingFields form={form} addressSearch={addressSearch} />
    </FormSection>
  );
}

function ToDelivery() {
  return (
    <Banner kind="warning">
      <Trans>
        First choose a delivery method for every product.{' '}
        <Link to="/winkelwagen/bezorging">Go to delivery</Link>
      </Trans>
    </Banner>
  );
}

function Failure({ failure }: { readonly failure: SubmitFailure }) {
  const { code, message, errorCode } = failure;
  // Shown beside the button and on the line of the product instead.
  if (errorCode === reserved) return null;
  if (isReservationRefusal(errorCode)) return <ReservationRefused reason={message ?? ''} />;
  return <PaymentFailed code={String(code)} reason={message} />;
}

interface SubmitLabelProps {
  readonly form: Form;
  /** In euros; null while it is unknown, because the delivery is. */
  readonly total: number | null;
}

function SubmitLabel({ form, total }: SubmitLabelProps) {
  const names = useMethodNames();
  if (form.isFree) return <Trans>Place order</Trans>;
  if (total === null) return <Trans>Pay for your order</Trans>;
  const euros = formatEuro(total);
  const method = names[form.method ?? 'ideal'];
  return (
    <Trans>
      Pay {euros} with {method}
    </Trans>
  );
}
