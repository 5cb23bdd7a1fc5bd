import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { CartType, viewOfCart } from './cart-object.ts';
import { addDiscount, removeDiscount } from './change-discounts.ts';
import { updateTracking } from './update-tracking.ts';

const refusals = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError];

builder.mutationFields((t) => {
  const cartUuid = t.arg.string({ required: true, description: "The cart's id." });
  return {
    addDiscount: t.field({
      type: CartType,
      description: 'Put a code or a gift card into a cart (CART-063).',
      errors: { types: [...refusals, TooManyRequestsError] },
      args: {
        cartUuid,
        discountCode: t.arg.string({ required: true, description: 'As somebody typed it.' }),
      },
      resolve: async (_root, args, context) => await viewOfCart(context, await addDiscount(context, args)),
    }),
    removeDiscount: t.field({
      type: CartType,
      description: 'Take a code or a gift card out of a cart (CART-064).',
      errors: { types: refusals },
      args: {
        cartUuid,
        discountCode: t.arg.string({ required: true, description: 'The code; an empty one takes out all.' }),
      },
      resolve: async (_root, args, context) => await viewOfCart(context, await removeDiscount(context, args)),
    }),
    updateTracking: t.field({
      type: CartType,
      description: 'Note under which random ids the visit is counted that buys this cart (CART-067).',
      errors: { types: refusals },
      args: {
        cartUuid,
        mpSessionId: t.arg.string({ required: true, description: 'The id of the visit.' }),
        mpDeviceId: t.arg.string({
          description: 'The id of the device, with its consent to statistics alone.',
        }),
      },
      resolve: async (_root, args, context) => await viewOfCart(context, await updateTracking(context, args)),
    }),
  };
});
