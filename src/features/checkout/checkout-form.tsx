import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { addressLine } from '#domain/address/address-rules.ts';
import type { CheckoutProblem } from '#domain/checkout/checkout-rules.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { FormSection } from '#src/ui/market/form-parts.tsx';
import { type AddressSearchSlot, BillingFields } from './billing-fields.tsx';
import { BuyerFields, checkoutFieldId } from './buyer-fields.tsx';
import styles from './checkout.module.css';
import { type CheckoutCart, changeOf } from './checkout-query.ts';
import { useFieldLabels } from './field-labels.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentMethods, useMethodNames } from './payment-methods.tsx';
import { type CheckoutForm as Form, useCheckoutForm } from './use-checkout-form.ts';
import { type Leave, useSubmit } from './use-submit.ts';

export interface CheckoutFormProps {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
  readonly leave: Leave;
  readonly addressSearch: AddressSearchSlot;
}

/** Step 3: who buys, where the invoice goes, how it is paid, and what it costs. */
export function CheckoutForm({ cart, isOffline, leave, addressSearch }: CheckoutFormProps) {
  const form = useCheckoutForm(cart);
  const { submit, isBusy, failure } = useSubmit(cart, form, leave);
  const isReady = form.shipping !== null && hasEveryMethod(cart);
  // What it costs is not known until a change of the cart that is on its way has arrived.
  const isChanging = useIsMutating({ mutationKey: changeOf(cart.uuid).mutationKey }) > 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isChanging && form.checkAll()) submit();
  };
  return (
    <DataForm className={styles.columns} onSubmit={send}>
      <div className={styles.main}>
        {failure !== null && <PaymentFailed code={String(failure.code)} reason={failure.message} />}
        <Problems form={form} />
        <FormSection id="checkout-buyer" title={<Trans>Who are you?</Trans>}>
          <BuyerFields form={form} />
        </FormSection>
        <FormSection id="checkout-address" title={<Trans>Where does it go?</Trans>}>
          <p className={styles.to}>
            <span>{form.shipping === null ? '–' : addressLine(form.shipping)}</span>
            <Link to="/winkelwagen/bezorging">
              <Trans>Change address or delivery</Trans>
            </Link>
          </p>
          <BillingFields form={form} addressSearch={addressSearch} />
        </FormSection>
        {!form.isFree && (
          <FormSection id="checkout-payment" title={<Trans>How do you pay?</Trans>}>
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
        <Terms form={form} />
        {!isReady && (
          <Banner kind="warning">
            <Trans>
              First choose how every piece comes. <Link to="/winkelwagen/bezorging">On to delivery</Link>
            </Trans>
          </Banner>
        )}
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          isPending={isBusy}
          isDisabled={isOffline || !isReady || isChanging}
        >
          <SubmitWords form={form} total={cart.total} />
        </Button>
        <p className={styles.soft}>
          <Trans>
            We hold your money until you say that the piece arrived well. Only then is the seller paid.
          </Trans>
        </p>
      </OrderSummary>
    </DataForm>
  );
}

/** Whether it is known how every piece comes; what nobody can buy any more need not come. */
function hasEveryMethod({ deliveries }: CheckoutCart): boolean {
  const coming = deliveries.filter(({ lines }) => lines.every(({ isAvailable }) => isAvailable));
  return coming.length > 0 && coming.every(({ deliveryMethod }) => deliveryMethod !== null);
}

function SubmitWords({ form, total }: { readonly form: Form; readonly total: number }) {
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

/** Ticked from the start (CHECK-024) and plainly visible; without it nothing is paid (CHECK-023). */
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
          I agree to how buying works here: <TermsLink to="/kopersbescherming">buyer protection</TermsLink>{' '}
          and <TermsLink to="/retourneren">returns</TermsLink>
        </Trans>
      </Checkbox>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          <Trans>Agree to how buying works to go on.</Trans>
        </p>
      )}
    </div>
  );
}

interface TermsLinkProps {
  readonly to: '/kopersbescherming' | '/retourneren';
  readonly children?: ReactNode;
}

/** Opens beside the form, which stays as it is. */
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

/** All that is wrong, above the form, once somebody tried to pay. */
function Problems({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  if (form.refusals === 0) return null;
  const wordsOf = (problem: CheckoutProblem) => {
    if (problem === 'terms') return t`Agree to how buying works to go on.`;
    if (problem === 'method') return t`Choose how you want to pay.`;
    const label = labels[problem];
    return t`${label} is invalid.`;
  };
  return (
    <ErrorSummary
      title={<Trans>Not yet complete</Trans>}
      problems={form.problems.map((problem) => ({
        fieldId: checkoutFieldId(problem),
        text: wordsOf(problem),
      }))}
      focusKey={form.refusals}
    />
  );
}
