import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#src/data/tracking/track.ts';
import { checkoutSteps } from './checkout-calls.ts';
import { type CheckoutCart, checkoutQuery } from './checkout-query.ts';
import { type SubmitFailure, submitCheckout } from './submit-checkout.ts';
import { storeTransactionId } from './transaction-id.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** How a page is left for the provider's; a test puts its own in the place of the browser's. */
export type Leave = (url: string) => void;

export interface Submitting {
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** Of the last try; null before it and while the next one runs. */
  readonly failure: SubmitFailure | null;
}

/** Pays: sends what was filled in and leaves for the provider (CHECK-010). The form has been checked. */
export function useSubmit(cart: CheckoutCart, form: CheckoutForm, leave: Leave): Submitting {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const { buyer, shipping, billing, method, isFree } = form;
  const paying = useMutation({
    mutationFn: async () => {
      if (shipping === null) return null;
      const places = { shipping, billing: billing ?? shipping };
      const order = {
        cartUuid: cart.uuid,
        buyer,
        ...places,
        method: isFree ? null : method,
        total: cart.total,
      };
      return await submitCheckout(checkoutSteps(order));
    },
    onSuccess(end) {
      if (end === null) return;
      if (end.ok) {
        storeTransactionId(end.payable.transactionUid);
        setLeaving(true);
        leave(end.payable.redirectUrl);
        return;
      }
      track({ type: 'error', detail: end.failure.errorCode ?? `payment_error_${end.failure.code}` });
      // A piece may be gone, or the cart paid in another tab: the page says what is left of it.
      void client.invalidateQueries({ queryKey: checkoutQuery(cart.uuid).queryKey });
    },
  });
  // Back from the provider's page the browser may show this one as it was left.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const end = paying.isPending ? null : (paying.data ?? null);
  return {
    submit: () => paying.mutate(),
    isBusy: paying.isPending || isLeaving,
    failure: end === null || end.ok ? null : end.failure,
  };
}
