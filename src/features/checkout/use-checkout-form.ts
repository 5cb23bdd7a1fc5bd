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
import { placeOf } from './place-of.ts';

const noPlace: AddressPlace = {
  ...{ street: '', houseNumber: '', houseNumberExtension: '', postcode: '', city: '', country: 'NL' },
};

/** The form of step 3: what was typed over what is known already, also before somebody left the page and came back. */
export function useCheckoutForm(cart: CheckoutCart) {
  const known = useKnownBuyer(cart);
  const [typed, setTyped] = useState<Partial<Buyer>>(() => draftOf(cart.uuid)?.typed ?? {});
  const shipping = placeOf(cart.shippingAddress);
  const { billing, setApart, changeBilling, otherBilling } = useBilling(cart);
  useEffect(
    () => storeDraft(cart.uuid, { typed, billing, otherBilling }),
    [cart.uuid, typed, billing, otherBilling],
  );
  const [method, setMethod] = useState<PaymentMethod | null>(defaultPaymentMethod);
  const [hasAcceptedTerms, setTerms] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<CheckoutProblem>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const buyer = { ...known, ...typed };
  const total = centsOf(cart.total);
  const problems = checkoutProblems({ buyer, billing, method, hasAcceptedTerms }, total);
  return {
    ...{ buyer, shipping, billing, method, hasAcceptedTerms, problems, refusals, setMethod, setTerms },
    /** The account's address, to which the confirmation goes whatever is typed; null for a visitor. */
    accountEmail: useSignedIn()?.email ?? null,
    isFree: !needsPaymentMethod(total),
    change: (part: Partial<Buyer>) => setTyped((before) => ({ ...before, ...part })),
    ...{ changeBilling, setApart },
    leave: (field: CheckoutField) => setLeft((before) => new Set([...before, field])),
    /** Whether to show a field as wrong now: after it was left, or all was asked. */
    isWrong: (field: CheckoutProblem) => (left.has(field) || refusals > 0) && problems.includes(field),
    /** Asks everything; true when nothing is wrong. */
    checkAll() {
      if (problems.length > 0) setRefusals((count) => count + 1);
      return problems.length === 0;
    },
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** Where the invoice goes; a typed address is still there when "the same address" is ticked and unticked. */
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
 * Who the cart is for already, else whoever is saved with this address or first on this device. Of an account also its
 * latest order and its profile.
 */
function useKnownBuyer({ shippingAddress: at }: CheckoutCart): Buyer {
  const { documents } = useLiveQuery('addresses');
  const session = useSignedIn();
  const last = useLastAddress();
  const place = placeOf(at);
  const saved = documents
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .filter((one) => buyerFields.some((field) => one[field] !== ''));
  const kept = saved.find((one) => place !== null && isSamePlace(one, place)) ?? saved[0];
  return knownBuyer([
    ...[at, kept].filter((source) => source != null),
    // The account's own e-mail address comes before the one that its latest order was confirmed to.
    { email: session?.email ?? '' },
    ...(last === null ? [] : [last]),
    splitName(session?.name ?? ''),
  ]);
}

/** Where the invoice goes when that is another place than the delivery's. */
function apartIn({ shippingAddress, billingAddress }: CheckoutCart): AddressPlace | null {
  const [one, other] = [placeOf(shippingAddress), placeOf(billingAddress)];
  return one === null || other === null || isSamePlace(one, other) ? null : other;
}
