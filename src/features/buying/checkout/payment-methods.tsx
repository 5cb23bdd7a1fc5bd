import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payment-method.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import styles from './checkout.module.css';

/** Payment methods are brand names, the same in every language, except for the last one. */
export function useMethodNames(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui();
  return { ideal: 'iDEAL', bcmc: 'Bancontact', creditcard: t`Credit card` };
}

/** Brands that are shown but cannot be selected (CHECK-031): the payment page of the provider asks for the card. */
const cardMarks = ['MasterCard', 'VISA', 'Klarna'] as const;

export interface PaymentMethodsProps {
  readonly value: PaymentMethod | null;
  readonly onChange: (method: PaymentMethod) => void;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
}

/** The payment methods, of which one is selected; iDEAL is the first (CHECK-026, CHECK-030). */
export function PaymentMethods({ value, onChange, isDisabled, error }: PaymentMethodsProps) {
  const { t } = useLingui();
  const names = useMethodNames();
  const explained: Readonly<Record<PaymentMethod, string>> = {
    ideal: t`with your Dutch bank`,
    bcmc: t`with your Belgian bank card`,
    creditcard: t`the card company asks you to confirm`,
  };
  return (
    <>
      <RadioGroup
        id="checkout-method"
        label={<Trans>Payment method</Trans>}
        options={paymentMethods.map((method) => ({
          value: method,
          label: names[method],
          description: explained[method],
        }))}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        error={error}
      />
      <ul className={styles.marks} aria-label={t`Also accepted on the payment page`}>
        {cardMarks.map((mark) => (
          <li key={mark} className={styles.mark}>
            {mark}
          </li>
        ))}
      </ul>
    </>
  );
}
