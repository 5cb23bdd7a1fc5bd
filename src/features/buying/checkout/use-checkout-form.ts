import { useEffect, useState } from 'react';
import { splitName } from '#domain/account/person-name.ts';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import {
  type Buyer,
  buyerFields,
  type CheckoutField,
  type CheckoutProblem,
  checkoutProblems,
} from '#domain/checkout/checkout-rules.ts';
import { knownBuyer } from '#domain/checkout/known-buyer.ts';
import { isSamePlace } from '#domain/checkout/same-place.ts';
import { centsOf } from '#domain/money/cents.ts';
import {
  defaultPaymentMethod,
  needsPaymentMethod,
  type PaymentMethod,
} from '#domain/payments/payment-method.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { useLastAddress } from '#src/data/session/last-address.ts';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { draftOf, storeDraft } from './checkout-draft.ts';
import type { CheckoutCart } from './checkout-query.ts';
import { chosenMethod, keepMethod } from './chosen-method.ts';
import { placeOf } from './place-of.ts';

const noPlace: AddressPlace = {
  ...{ street: '', houseNumber: '', houseNumberExtension: '', postcode: '', city: '', country: 'NL' },
};

/** The form of step 3: typed values on top of known ones. Typed values survive leaving the page and coming back. */
export function useCheckoutForm(cart: CheckoutCart) {
  const known = useKnownBuyer(cart);
  const [typed, setTyped] = useState<Partial<Buyer>>(() => draftOf(cart.uuid)?.typed ?? {});
  const shipping = placeOf(cart.shippingAddress);
  const { billing, setApart, changeBilling, otherBilling } = useBilling(cart);
  useEffect(
    () => storeDraft(cart.uuid, { typed, billing, otherBilling }),
    [cart.uuid, typed, billing, otherBilling],
  );
  const [method, setMethod] = useState<PaymentMethod | null>(
    () => chosenMethod(cart.uuid) ?? defaultPaymentMethod,
  );
  const [hasAcceptedTerms, setTerms] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<CheckoutProblem>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const buyer = { ...known, ...typed };
  const total = centsOf(cart.total);
  const problems = checkoutProblems({ buyer, billing, method, hasAcceptedTerms }, total);
  return {
    ...{ buyer, shipping, billing, method, hasAcceptedTerms, problems, refusals, setTerms },
    setMethod(chosen: PaymentMethod) {
      setMethod(chosen);
      keepMethod(cart.uuid, chosen);
    },
    /** The account's email address, which gets the confirmation whatever is typed; null for a visitor. */
    accountEmail: useSignedIn()?.email ?? null,
    isFree: !needsPaymentMethod(total),
    change: (part: Partial<Buyer>) => setTyped((before) => ({ ...before, ...part })),
    ...{ changeBilling, setApart },
    leave: (field: CheckoutField) => setLeft((before) => new Set([...before, field])),
    /** Whether to show the error of a field: after it was left, or after the whole form was validated. */
    isWrong: (field: CheckoutProblem) => (left.has(field) || refusals > 0) && problems.includes(field),
    /** Validates every field; true when all are valid, and what else is required is complete. */
    checkAll(isOtherwiseComplete: boolean) {
      const isComplete = problems.length === 0 && isOtherwiseComplete;
      if (!isComplete) setRefusals((count) => count + 1);
      return isComplete;
    },
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** The billing address. A typed address is restored when "the same address" is ticked and unticked. */
function useBilling(cart: CheckoutCart) {
  const [draft] = useState(() => draftOf(cart.uuid));
  const [isApart, setApart] = useState(() => (draft === null ? apartIn(cart) : draft.billing) !== null);
  const [other, setOther] = useState(() => draft?.billing ?? draft?.otherBilling ?? apartIn(cart));
  return {
    billing: isApart ? (other ?? noPlace) : null,
    otherBilling: other,
    setApart,
    changeBilling: (part: Partial<AddressPlace>) =>
      setOther((before) => ({ ...(before ?? noPlace), ...part })),
  };
}

/**
 * The known buyer: the person of the cart, otherwise the one stored on this device with this address, otherwise the
 * first one stored here. For an account also its latest order and its profile.
 */
function useKnownBuyer({ shippingAddress: at }: CheckoutCart): Buyer {
  const { documents } = useLiveQuery('addresses');
  const session = useSignedIn();
  const last = useLastAddress();
  const place = placeOf(at);
  const saved = documents
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .filter((one) => buyerFields.some((field) => one[field] !== ''));
  const stored = saved.find((one) => place !== null && isSamePlace(one, place)) ?? saved[0];
  return knownBuyer([
    ...[at, stored].filter((source) => source != null),
    // The account's own email address takes precedence over the one of its latest order.
    { email: session?.email ?? '' },
    ...(last === null ? [] : [last]),
    splitName(session?.name ?? ''),
  ]);
}

/** The billing address, if it is another place than the delivery address. */
function apartIn({ shippingAddress, billingAddress }: CheckoutCart): AddressPlace | null {
  const [one, other] = [placeOf(shippingAddress), placeOf(billingAddress)];
  return one === null || other === null || isSamePlace(one, other) ? null : other;
}
