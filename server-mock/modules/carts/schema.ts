import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { cartView } from './cart-costs.ts';
import { CartType, viewOfCart } from './cart-object.ts';
import { addProductToCart, createCart, removeProductFromCart, updateCartQuantity } from './change-cart.ts';
import './delivery-schema.ts';
import './discount-schema.ts';
import { openCartOf } from './public/carts.ts';

const refusals = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError];

builder.queryFields((t) => ({
  cart: t.field({
    type: CartType,
    description: 'A cart by its id (CART-057). That of an account opens for its owner alone.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError] },
    args: { uuid: t.arg.string({ required: true, description: "The cart's id." }) },
    resolve: (_root, { uuid }, context) => viewOfCart(context, uuid),
  }),
  currentUserCart: t.field({
    type: CartType,
    description: "The caller's open cart (CART-058).",
    errors: { types: [UserNotAuthenticatedError, ObjectDoesNotExistError] },
    resolve: async (_root, _args, context) => {
      const cart = await openCartOf(context.db, signedIn(context).userId);
      if (cart === undefined) throw new ObjectDoesNotExistError();
      return await cartView(context.db, cart, context.clock.now());
    },
  }),
}));

builder.mutationFields((t) => {
  const cartUuid = t.arg.string({ required: true, description: "The cart's id." });
  const productUuid = t.arg.string({ required: true, description: "The product's id." });
  const quantity = t.arg.int({ required: true, description: 'How many, from 1 to the stock.' });
  return {
    createCart: t.field({
      type: CartType,
      description: 'Make a cart (CART-059); an account that has an open one gets that.',
      errors: { types: [TooManyRequestsError] },
      resolve: async (_root, _args, context) => viewOfCart(context, await createCart(context)),
    }),
    addProductToCart: t.field({
      type: CartType,
      description: 'Put a product into a cart, or set how many of it (CART-060).',
      errors: { types: refusals },
      args: { cartUuid, productUuid, quantity },
      resolve: async (_root, args, context) => viewOfCart(context, await addProductToCart(context, args)),
    }),
    removeProductFromCart: t.field({
      type: CartType,
      description: 'Take a product out of a cart (CART-061).',
      errors: { types: refusals },
      args: { cartUuid, productUuid },
      resolve: async (_root, args, context) =>
        viewOfCart(context, await removeProductFromCart(context, args)),
    }),
    updateCartProductQuantity: t.field({
      type: CartType,
      description: 'Set how many of a product lie in a cart (CART-062).',
      errors: { types: refusals },
      args: { cartUuid, productUuid, quantity },
      resolve: async (_root, args, context) => viewOfCart(context, await updateCartQuantity(context, args)),
    }),
  };
});
