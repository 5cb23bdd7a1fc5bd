import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  AddressSelectNotFoundError,
  FailedToGetError,
  InvalidUUIDError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { AddressServiceError, type FoundAddress } from '../../outside/address/address-lookup.ts';
import { findCart, placeInCart } from '../carts/public/carts.ts';
import type { Address } from './address-object.ts';
import { endSession } from './sessions.ts';

const selectRule = limitRules.addressSelect;
const longestId = 1000;

export interface Selection {
  readonly cartUuid: string | null;
  readonly label: string;
  readonly placeId: string;
  readonly sessionId: string;
}

/**
 * Resolves a suggestion to its full address (ADDR-007, ADDR-027). If a cart is given, the address becomes the place
 * of the cart's addresses, and delivery methods chosen for another place are cleared (ADDR-009, ADDR-010). Throws
 * AddressSelectNotFoundError, FailedToGetError if the address service is unavailable, TooManyRequestsError, and the
 * errors of `findCart`.
 */
export async function selectAddress(context: GraphqlContext, selection: Selection): Promise<Address> {
  const { cartUuid, placeId, sessionId } = selection;
  if (cartUuid !== null && !isUuid(cartUuid)) throw new InvalidUUIDError();
  await context.limits.spend(selectRule, context.ip);
  if (placeId.length > longestId) throw new AddressSelectNotFoundError();
  const found = await resolve(context, placeId, sessionId);
  if (found === null) throw new AddressSelectNotFoundError();
  await endSession(context.db, sessionId);
  if (cartUuid !== null) await putIntoCart(context, cartUuid, found);
  return { ...found, firstName: '', lastName: '', companyName: '', phoneNumber: '', email: '' };
}

/** Runs outside any transaction, so that a slow service never holds a lock. */
async function resolve(
  context: GraphqlContext,
  placeId: string,
  sessionId: string,
): Promise<FoundAddress | null> {
  try {
    return await context.addresses.resolve(placeId, sessionId);
  } catch (error) {
    if (!(error instanceof AddressServiceError)) throw error;
    context.log.warn({ reason: error.message }, 'address service failed');
    throw new FailedToGetError('address_service_unavailable');
  }
}

async function putIntoCart(context: GraphqlContext, cartUuid: string, place: FoundAddress): Promise<void> {
  await command(context, { name: 'addressSelect', body: { cartUuid, place } }, async ({ tx, now }) => {
    const cart = await findCart(tx, context.viewer, cartUuid, 'lock');
    if (cart.status === 'FROZEN') throw new ValidationError('cart_is_frozen');
    await placeInCart(tx, cart, place, now);
    return null;
  });
}
