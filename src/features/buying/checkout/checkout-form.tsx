import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { addressLine } from '#domain/address/address-rules.ts';
import type { CartRefusal } from '#domain/cart/cart-rules.ts';
import type { CheckoutProblem } from '#domain/checkout/checkout-rules.ts';
import { isBeingProcessed } from '#domain/payments/open-payment.ts';
import { isReservationRefusal } from '#domain/payments/reservation-limits.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { FormSection } from '#src/ui/market/form-parts.tsx';
import { OpenPayment } from '#src/ui/market/open-payment.tsx';
import { ReservedLines, useSomeReserved } from '#src/ui/market/reserved-lines.tsx';
import { TrustBlock } from '#src/ui/market/trust-block.tsx';
import { type AddressSearchSlot, BillingFields } from './billing-fields.tsx';
import { BuyerFields, checkoutFieldId } from './buyer-fields.tsx';
import styles from './checkout.module.css';
import { type CheckoutCart, changeOf } from './checkout-query.ts';
import { useFieldLabels } from './field-labels.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentMethods, useMethodNames } from './payment-methods.tsx';
import { ReservationRefused } from './reservation-refused.tsx';
import type { SubmitFailure } from './submit-checkout.ts';
import { type CheckoutForm as Form, useCheckoutForm } from './use-checkout-form.ts';
import { type Leave, useSubmit } from './use-submit.ts';

/** Another buyer was faster. The cart, which is refetched, says until when the product is reserved. */
const reserved: CartRefusal = 'cart_product_is_reserved';

export interface CheckoutFormProps {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
  readonly leave: Leave;
  readonly addressSearch: AddressSearchSlot;
}

/** Step 3: the buyer, the billing address, the payment method and the total. */
export function CheckoutForm({ cart, isOffline, leave, addressSearch }: CheckoutFormProps) {
  const form = useCheckoutForm(cart);
  const { submit, isBusy, failure } = useSubmit(cart, form, leave);
  const isReady = form.shipping !== null && hasEveryMethod(cart);
  // The total is unknown until a pending change of the cart is done.
  const isChanging = useIsMutating({ mutationKey: changeOf(cart.uuid).mutationKey }) > 0;
  const isProcessed = isBeingProcessed(cart.openPayment);
  const lines = cart.deliveries.flatMap((delivery) => delivery.lines);
  const isReserved = useSomeReserved(lines);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isChanging && !isProcessed && !isReserved && form.checkAll()) submit();
  };
  return (
    <DataForm className={styles.columns} onSubmit={send}>
      <div className={styles.main}>
        {failure !== null && <Failure failure={failure} />}
        <Problems form={form} />
        <FormSection id="checkout-buyer" title={<Trans>Your details</Trans>}>
          <BuyerFields form={form} />
        </FormSection>
        <FormSection id="checkout-address" title={<Trans>Delivery address</Trans>}>
          <p className={styles.to}>
            <span>{form.shipping === null ? '–' : addressLine(form.shipping)}</span>
            <Link to="/winkelwagen/bezorging">
              <Trans>Change address or delivery</Trans>
            </Link>
          </p>
          <BillingFields form={form} addressSearch={addressSearch} />
        </FormSection>
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
      </div>
      <OrderSummary cart={cart} isOffline={isOffline}>
        {isProcessed && cart.openPayment !== null && (
          <OpenPayment cartUuid={cart.uuid} payment={cart.openPayment} />
        )}
        {(isReserved || failure?.errorCode === reserved) && (
          <div role="alert">
            <ReservedLines lines={lines} />
          </div>
        )}
        <Terms form={form} />
        {!isReady && (
          <Banner kind="warning">
            <Trans>
              First choose a delivery method for every product.{' '}
              <Link to="/winkelwagen/bezorging">Go to delivery</Link>
            </Trans>
          </Banner>
        )}
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          isPending={isBusy}
          isDisabled={isOffline || !isReady || isChanging || isProcessed || isReserved}
        >
          <SubmitLabel form={form} total={cart.total} />
        </Button>
        <TrustBlock />
      </OrderSummary>
    </DataForm>
  );
}

function Failure({ failure }: { readonly failure: SubmitFailure }) {
  const { code, message, errorCode } = failure;
  // Shown beside the button and on the line of the product instead.
  if (errorCode === reserved) return null;
  if (isReservationRefusal(errorCode)) return <ReservationRefused reason={message ?? ''} />;
  return <PaymentFailed code={String(code)} reason={message} />;
}

/** Whether every product has a delivery method; products that can no longer be bought need none. */
function hasEveryMethod({ deliveries }: CheckoutCart): boolean {
  const coming = deliveries.filter(({ lines }) => lines.every(({ isAvailable }) => isAvailable));
  return coming.length > 0 && coming.every(({ deliveryMethod }) => deliveryMethod !== null);
}

function SubmitLabel({ form, total }: { readonly form: Form; readonly total: number }) {
  const names = useMethodNames();
  if (form.isFree) return <Trans>Place order</Trans>;
  const euros = formatEuro(total);
  const method = names[form.method ?? 'ideal'];
  return (
    <Trans>
      Pay {euros} with {method}
    </Trans>
  );
}

/** Ticked by default (CHECK-024) and plainly visible; the payment requires it (CHECK-023). */
function Terms({ form }: { readonly form: Form }) {
  const isWrong = form.isWrong('terms');
  return (
    <div>
      <Checkbox
        id={checkoutFieldId('terms')}
        isSelected={form.hasAcceptedTerms}
        onChange={form.setTerms}
        isInvalid={isWrong}
      >
        <Trans>
          I accept the terms for <TermsLink to="/kopersbescherming">buyer protection</TermsLink> and{' '}
          <TermsLink to="/retourneren">returns</TermsLink>
        </Trans>
      </Checkbox>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          <Trans>Accept the terms to continue.</Trans>
        </p>
      )}
    </div>
  );
}

interface TermsLinkProps {
  readonly to: '/kopersbescherming' | '/retourneren';
  readonly children?: ReactNode;
}

/** Opens in a new tab, so that the form keeps its values. */
function TermsLink({ to, children }: TermsLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </Link>
  );
}

/** All problems, listed above the form after an attempt to pay. */
function Problems({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  if (form.refusals === 0) return null;
  const textOf = (problem: CheckoutProblem) => {
    if (problem === 'terms') return t`Accept the terms to continue.`;
    if (problem === 'method') return t`Choose how you want to pay.`;
    const label = labels[problem];
    return t`${label} is invalid.`;
  };
  return (
    <ErrorSummary
      title={<Trans>Not yet complete</Trans>}
      problems={form.problems.map((problem) => ({
        fieldId: checkoutFieldId(problem),
        text: textOf(problem),
      }))}
      focusKey={form.refusals}
    />
  );
}
