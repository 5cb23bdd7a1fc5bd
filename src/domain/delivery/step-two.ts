import { isHouseNumber, isPostcode } from '../address/address-rules.ts';

/** The fields of an address that a delivery needs (CART-016, docs/readings.md). */
export interface DeliveryPlace {
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
}

const placeParts = ['postcode', 'houseNumber', 'street', 'city'] as const;
export type PlacePart = (typeof placeParts)[number];

/** Returns the fields that are missing or not valid for the country, in the order of the form. */
export function placeProblems(place: DeliveryPlace): readonly PlacePart[] {
  return placeParts.filter((part) => {
    if (part === 'postcode') return !isPostcode(place.postcode, place.country);
    return part === 'houseNumber' ? !isHouseNumber(place.houseNumber) : place[part].trim() === '';
  });
}

export function isCompletePlace<Place extends DeliveryPlace>(place: Place | null): place is Place {
  return place !== null && placeProblems(place).length === 0;
}

/** The message keys of step 2, shown next to its button (CART-018, docs/readings.md). */
export type StepTwoProblem = 'cart_add_address_b' | 'cart_pick_delivery_method_for_all_products_b';

/**
 * Returns what prevents a cart from reaching step 3: no complete delivery address (CART-016, CART-018), or a delivery
 * without a method (CART-017, CART-019). Both are returned when both apply.
 */
export function stepTwoProblems(cart: {
  readonly address: DeliveryPlace | null;
  /** One entry per delivery: whether its method was chosen. */
  readonly chosen: readonly boolean[];
}): readonly StepTwoProblem[] {
  const problems: StepTwoProblem[] = [];
  if (!isCompletePlace(cart.address)) problems.push('cart_add_address_b');
  if (!cart.chosen.every(Boolean)) problems.push('cart_pick_delivery_method_for_all_products_b');
  return problems;
}
