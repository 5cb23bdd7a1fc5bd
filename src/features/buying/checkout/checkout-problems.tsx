import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutProblem } from '#domain/checkout/checkout-rules.ts';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { checkoutFieldId } from './buyer-fields.tsx';
import { type DeliveryProblem, useDeliveryTexts } from './delivery-problems.ts';
import { useFieldMessage } from './field-labels.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

interface ProblemsProps {
  readonly form: CheckoutForm;
  readonly delivery: readonly DeliveryProblem[];
}

/** All problems, listed above the form after an attempt to pay; the first field among them gets the focus. */
export function Problems({ form, delivery }: ProblemsProps) {
  const { t } = useLingui();
  const messageOf = useFieldMessage(form);
  const deliveryTextOf = useDeliveryTexts();
  if (form.refusals === 0) return null;
  const textOf = (problem: CheckoutProblem) => {
    if (problem === 'terms') return t`Accept the terms to continue.`;
    if (problem === 'method') return t`Choose how you want to pay.`;
    return messageOf(problem);
  };
  return (
    <ErrorSummary
      title={<Trans>Not yet complete</Trans>}
      problems={[
        ...delivery.map(deliveryTextOf),
        ...form.problems.map((problem) => ({ fieldId: checkoutFieldId(problem), text: textOf(problem) })),
      ]}
      focusKey={form.refusals}
      focusesField
    />
  );
}
