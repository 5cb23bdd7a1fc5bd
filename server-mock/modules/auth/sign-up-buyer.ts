import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { isAcceptablePassword } from '#domain/account/password.ts';
import { longestName } from '#domain/account/sign-up.ts';
import { isUuid } from '#domain/ids.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { register } from './sign-up.ts';

interface BuyerSigningUp {
  /** The paid cart: its id is what a visitor proves the purchase with. */
  readonly cartUuid: string;
  readonly password: string;
}

/**
 * Signs up the buyer of an order without an account, with the email address and the name of the order. Like any other
 * sign-up, the account works and shows its orders only once the link sent to that address was used, so that the id of
 * a cart gives access to nobody's account or orders. Throws ValidationError `weak_password`, InvalidUUIDError,
 * ObjectDoesNotExistError unless the cart has become an order without an account, FailedToCreateError
 * `user_already_exists`, TooManyRequestsError.
 */
export async function signUpBuyer(
  context: GraphqlContext,
  { cartUuid, password }: BuyerSigningUp,
): Promise<void> {
  if (!isAcceptablePassword(password, isCommonPassword))
    throw new ValidationError('weak_password', [{ field: 'password', code: 'weak_password' }]);
  const { email, name, redirectUrl } = await guestOrder(context, cartUuid);
  await register(context, { email, name, password, acceptsMarketing: false, redirectUrl });
}

async function guestOrder({ db }: GraphqlContext, cartUuid: string) {
  if (!isUuid(cartUuid)) throw new InvalidUUIDError();
  const order = await db
    .selectFrom('orders')
    .select(['id', 'email', 'shipping_address', 'billing_address'])
    .where('cart_id', '=', cartUuid)
    .where('user_id', 'is', null)
    // The email address is empty once the person's data was erased.
    .where('email', '!=', '')
    .executeTakeFirst();
  if (order === undefined) throw new ObjectDoesNotExistError();
  const products = await db
    .selectFrom('order_products')
    .select('id')
    .where('order_id', '=', order.id)
    .limit(2)
    .execute();
  const [only, ...more] = products;
  const { firstName, lastName } = order.shipping_address ?? order.billing_address ?? nobody;
  const isOne = only !== undefined && more.length === 0;
  return {
    email: order.email,
    // A name shorter than the shortest that can be typed at a sign-up is accepted: the seller got it too.
    name: [...`${firstName} ${lastName}`.trim()].slice(0, longestName).join(''),
    redirectUrl: isOne ? `/account/bestellingen/${only.id}` : '/account/bestellingen',
  };
}

const nobody = { firstName: '', lastName: '' };
