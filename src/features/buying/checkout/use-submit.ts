import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#src/data/tracking/track.ts';
import { checkoutSteps } from './checkout-calls.ts';
import { type CheckoutCart, checkoutQuery } from './checkout-query.ts';
import { type SubmitFailure, submitCheckout } from './submit-checkout.ts';
import { storeTransactionId } from './transaction-id.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** How the page is left for the payment provider; tests pass their own function. */
export type Leave = (url: string) => void;

export interface Submitting {
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** The failure of the last attempt; null before it and during the next one. */
  readonly failure: SubmitFailure | null;
}

/** Pays: runs the steps of the payment and leaves for the payment provider (CHECK-010). The form must be valid. */
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
      // A product may be gone, or the cart paid in another tab: refetch what is left.
      void client.invalidateQueries({ queryKey: checkoutQuery(cart.uuid).queryKey });
    },
  });
  // The back/forward cache may restore this page as it was when it was left for the provider.
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
