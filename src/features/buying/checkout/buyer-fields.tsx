import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutField } from '#domain/checkout/checkout-rules.ts';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { FieldPair } from '#src/ui/market/form-parts.tsx';
import { useFieldLabels, useFieldMessage } from './field-labels.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** The element id of a field of step 3. */
export function checkoutFieldId(field: string): string {
  return `checkout-${field}`;
}

/** Props of every field of the form: its label, and its message while it is empty or invalid (CHECK-029). */
export function useFieldProps(form: CheckoutForm) {
  const labels = useFieldLabels();
  const messageOf = useFieldMessage(form);
  return (field: CheckoutField) => ({
    id: checkoutFieldId(field),
    label: labels[field],
    onBlur: () => form.leave(field),
    error: form.isWrong(field) ? messageOf(field) : undefined,
  });
}

/**
 * The buyer (CHECK-025): the person the seller hands the product to and, without an account, the email address for
 * the confirmation.
 */
export function BuyerFields({ form }: { readonly form: CheckoutForm }) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const { buyer, change, accountEmail } = form;
  return (
    <>
      <FieldPair>
        <TextField
          {...propsOf('firstName')}
          value={buyer.firstName}
          onChange={(firstName) => change({ firstName })}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...propsOf('lastName')}
          value={buyer.lastName}
          onChange={(lastName) => change({ lastName })}
          autoComplete="family-name"
          maxLength={100}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...propsOf('email')}
          type="email"
          inputMode="email"
          description={
            accountEmail !== null && <Trans>The confirmation goes to your account: {accountEmail}</Trans>
          }
          value={buyer.email}
          onChange={(email) => change({ email })}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...propsOf('phoneNumber')}
          type="tel"
          value={buyer.phoneNumber}
          onChange={(phoneNumber) => change({ phoneNumber })}
          autoComplete="tel"
          maxLength={30}
        />
      </FieldPair>
      <TextField
        id={checkoutFieldId('companyName')}
        label={t`Company`}
        aside={<Trans>Optional</Trans>}
        value={buyer.companyName}
        onChange={(companyName) => change({ companyName })}
        autoComplete="organization"
        maxLength={100}
      />
    </>
  );
}
