import { useLingui } from '@lingui/react/macro';
import { type StepTwoProblem, stepTwoProblems } from '#domain/delivery/step-two.ts';
import type { CheckoutCart } from './checkout-query.ts';
import { placeOf } from './place-of.ts';

/** What prevents the payment about the delivery; an address that is typed into an open form is not used silently. */
export type DeliveryProblem = StepTwoProblem | 'address_not_used';

/** The deliveries that can come: a product that can no longer be bought needs no delivery method. */
export function comingOf({ deliveries }: CheckoutCart): CheckoutCart['deliveries'] {
  return deliveries.filter(({ lines }) => lines.every(({ isAvailable }) => isAvailable));
}

/** Returns what is missing for the delivery of a cart, in the order of the page (CART-016, CART-017). */
export function deliveryProblems(cart: CheckoutCart, isAddressOpen: boolean): readonly DeliveryProblem[] {
  const problems = stepTwoProblems({
    address: placeOf(cart.shippingAddress),
    chosen: comingOf(cart).map(({ deliveryMethod }) => deliveryMethod !== null),
  });
  return isAddressOpen && !problems.includes('cart_add_address_b')
    ? ['address_not_used', ...problems]
    : problems;
}

/** The ids of the two sections about the delivery, for links to them. */
const deliveryIds = { address: 'checkout-delivery-address', methods: 'checkout-delivery-methods' };

/** The sections of the delivery, each with its id and the message about it; none before an attempt to pay. */
export function useDeliverySections(problems: readonly DeliveryProblem[]) {
  const textOf = useDeliveryTexts();
  const sectionOf = (id: string) => ({
    id,
    error: problems.map(textOf).find(({ fieldId }) => fieldId === id)?.text ?? null,
  });
  return { address: sectionOf(deliveryIds.address), methods: sectionOf(deliveryIds.methods) };
}

/** The message of each problem, and the section that it is about (CART-054, CART-055). */
export function useDeliveryTexts() {
  const { t } = useLingui();
  return (problem: DeliveryProblem): { readonly fieldId: string; readonly text: string } => {
    if (problem === 'cart_add_address_b')
      return {
        fieldId: deliveryIds.address,
        text: t({ id: 'cart_add_address_b', message: 'Enter a delivery address' }),
      };
    if (problem === 'address_not_used')
      return { fieldId: deliveryIds.address, text: t`Use the new address or keep the previous one.` };
    return {
      fieldId: deliveryIds.methods,
      text: t({
        id: 'cart_pick_delivery_method_for_all_products_b',
        message: 'Choose a delivery method for every product',
      }),
    };
  };
}
