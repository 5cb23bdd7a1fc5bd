import type { AddressPlace } from '#domain/address/address-rules.ts';
import type { Buyer } from '#domain/checkout/checkout-rules.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { request } from '#src/data/graphql/client.ts';
import { consent$ } from '#src/platform/consent/consent.ts';
import {
  GetUsableTransactionDocument,
  UpdateCheckoutAddressesDocument,
  UpdateTrackingDocument,
} from './checkout.gen.ts';
import type { CheckoutSteps, StepAnswer } from './submit-checkout.ts';

export interface CheckoutOrder {
  readonly cartUuid: string;
  readonly buyer: Buyer;
  readonly shipping: AddressPlace;
  readonly billing: AddressPlace;
  /** Null when there is nothing to pay (CHECK-027). */
  readonly method: PaymentMethod | null;
  /** The total in euros, as the page shows it. */
  readonly total: number;
}

type Answer = { readonly __typename: string } | { readonly message: string; readonly errorCode: string };

function done(answer: Answer): StepAnswer<null> {
  if (!('message' in answer)) return { ok: true, done: null };
  const { message, errorCode } = answer;
  return { ok: false, message, errorCode };
}

/** The three requests that pay a cart (CART-066, CART-067, CHECK-037). */
export function checkoutSteps(order: CheckoutOrder): CheckoutSteps {
  const { cartUuid, buyer, shipping, billing, method, total } = order;
  return {
    async addresses() {
      const variables = {
        cartUuid,
        shippingAddress: { ...buyer, ...shipping },
        billingAddress: { ...buyer, ...billing },
      };
      return done((await request(UpdateCheckoutAddressesDocument, variables)).updateAddresses);
    },
    async tracking() {
      const variables = { cartUuid, ...(await visitIds()) };
      return done((await request(UpdateTrackingDocument, variables)).updateTracking);
    },
    async pay() {
      const variables = { cartUuid, paymentMethod: method, expectedTotal: total };
      const { getUsableTransaction: answer } = await request(GetUsableTransactionDocument, variables);
      if ('redirectUrl' in answer) return { ok: true, done: answer };
      return { ok: false, message: answer.message, errorCode: answer.errorCode };
    },
  };
}

let thisVisit: string | null = null;

/**
 * The ids of the event log if statistics are allowed; otherwise an id of this page alone (CART-067,
 * docs/readings.md).
 */
async function visitIds(): Promise<{ readonly mpSessionId: string; readonly mpDeviceId: string | null }> {
  const consent = consent$.value;
  if (consent?.statisticsConsent === true && consent.deviceId !== null) {
    const { currentVisit } = await import('#src/data/tracking/visit.ts');
    return { mpSessionId: currentVisit().sessionId, mpDeviceId: consent.deviceId };
  }
  thisVisit ??= crypto.randomUUID();
  return { mpSessionId: thisVisit, mpDeviceId: null };
}
