import { useLingui } from '@lingui/react/macro';
import type { CheckoutField, CheckoutValues } from '#domain/checkout/checkout-rules.ts';

/** The labels of the fields of step 3, above the fields and in messages about them. */
export function useFieldLabels(): Readonly<Record<CheckoutField, string>> {
  const { t } = useLingui();
  return {
    ...{ firstName: t`First name`, lastName: t`Last name`, email: t`Email address`, phoneNumber: t`Phone` },
    ...{ postcode: t`Postcode`, houseNumber: t`House number`, street: t`Street`, city: t`City` },
  };
}

/**
 * The message of a field that is empty or invalid: what to enter, and for a value that was entered "{label} is invalid."
 * before it (CHECK-029, docs/readings.md).
 */
export function useFieldMessage({ buyer, billing }: Pick<CheckoutValues, 'buyer' | 'billing'>) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const missing = useMissingTexts();
  const values = { ...billing, ...buyer };
  return (field: CheckoutField): string => {
    if ((values[field] ?? '').trim() === '') return missing[field];
    const label = labels[field];
    const isInvalid = t`${label} is invalid.`;
    const hint = hintOf(field, billing?.country ?? 'NL');
    return hint === null ? isInvalid : `${isInvalid} ${hint}`;
  };

  function hintOf(field: CheckoutField, country: 'NL' | 'BE'): string | null {
    switch (field) {
      case 'email':
        return t`Enter an address such as name@example.com.`;
      case 'phoneNumber':
        return t`Use digits, such as 06 12345678 or +32 470 12 34 56.`;
      case 'postcode':
        return country === 'BE'
          ? t`A Belgian postcode looks like 2000.`
          : t`A Dutch postcode looks like 1012 AB.`;
      case 'houseNumber':
        return t`It begins with a digit; a letter goes into the suffix.`;
      default:
        return null;
    }
  }
}

function useMissingTexts(): Readonly<Record<CheckoutField, string>> {
  const { t } = useLingui();
  return {
    ...{ firstName: t`Enter your first name.`, lastName: t`Enter your last name.` },
    ...{ email: t`Enter your email address.`, phoneNumber: t`Enter your phone number.` },
    ...{ postcode: t`Enter the postcode.`, houseNumber: t`Enter the house number.` },
    ...{ street: t`Enter the street.`, city: t`Enter the city.` },
  };
}
