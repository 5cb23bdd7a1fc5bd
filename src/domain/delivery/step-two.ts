import { isHouseNumber, isPostcode } from '../address/address-rules.ts';

/** The parts of an address that a delivery needs (readings CART-016). */
export interface DeliveryPlace {
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
}

const placeParts = ['postcode', 'houseNumber', 'street', 'city'] as const;
export type PlacePart = (typeof placeParts)[number];

/** The parts that are missing, or are no postcode or house number of that country, in the order of the form. */
export function placeProblems(place: DeliveryPlace): readonly PlacePart[] {
  return placeParts.filter((part) => {
    if (part === 'postcode') return !isPostcode(place.postcode, place.country);
    return part === 'houseNumber' ? !isHouseNumber(place.houseNumber) : place[part].trim() === '';
  });
}

export function isCompletePlace<Place extends DeliveryPlace>(place: Place | null): place is Place {
  return place !== null && placeProblems(place).length === 0;
}

/** The keys of what step 2 says beside its button (readings CART-018). */
export type StepTwoProblem = 'cart_add_address_b' | 'cart_pick_delivery_method_for_all_products_b';

/**
 * What keeps a cart from step 3: no complete address to bring it to (CART-016, CART-018), a delivery without a method
 * (CART-017, CART-019). Both at once are both said.
 */
export function stepTwoProblems(cart: {
  readonly address: DeliveryPlace | null;
  /** One per delivery: whether its method was chosen. */
  readonly chosen: readonly boolean[];
}): readonly StepTwoProblem[] {
  const problems: StepTwoProblem[] = [];
  if (!isCompletePlace(cart.address)) problems.push('cart_add_address_b');
  if (!cart.chosen.every(Boolean)) problems.push('cart_pick_delivery_method_for_all_products_b');
  return problems;
}
