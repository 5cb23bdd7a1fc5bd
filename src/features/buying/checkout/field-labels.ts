import { useLingui } from '@lingui/react/macro';
import type { CheckoutField } from '#domain/checkout/checkout-rules.ts';

/** The labels of the fields of step 3, above the fields and in messages about them. */
export function useFieldLabels(): Readonly<Record<CheckoutField, string>> {
  const { t } = useLingui();
  return {
    ...{ firstName: t`First name`, lastName: t`Last name`, email: t`Email address`, phoneNumber: t`Phone` },
    ...{ postcode: t`Postcode`, houseNumber: t`House number`, street: t`Street`, city: t`City` },
  };
}
