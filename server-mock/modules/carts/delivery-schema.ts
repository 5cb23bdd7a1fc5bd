import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { CartType, viewOfCart } from './cart-object.ts';
import { selectDeliveryMethod } from './select-delivery-method.ts';
import { updateAddresses } from './update-addresses.ts';

const refusals = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError];

const CartAddressInput = builder.inputType('CartAddressInput', {
  description: 'An address of a cart. The place must be complete; of the person what is left out stays.',
  fields: (t) => ({
    firstName: t.string({ description: "The person's first name." }),
    lastName: t.string({ description: "The person's last name." }),
    companyName: t.string({ description: 'The company, if any.' }),
    street: t.string({ description: 'The street without the number; needed.' }),
    houseNumber: t.string({ description: 'Digits; needed.' }),
    houseNumberExtension: t.string({ description: 'What follows the number.' }),
    postcode: t.string({ description: 'Such as 3572 BJ or 9000; needed.' }),
    city: t.string({ description: 'The town or village; needed.' }),
    country: t.string({ description: 'NL or BE; needed.' }),
    phoneNumber: t.string({ description: "The person's phone number." }),
    email: t.string({ description: "The person's e-mail address." }),
  }),
});

builder.mutationFields((t) => {
  const cartUuid = t.arg.string({ required: true, description: "The cart's id." });
  return {
    selectDeliveryMethod: t.field({
      type: CartType,
      description: 'Choose how one delivery of a cart comes (CART-065).',
      errors: { types: refusals },
      args: {
        cartUuid,
        deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
        deliveryMethodId: t.arg.string({
          required: true,
          description: "The id of one of the delivery's options.",
        }),
      },
      resolve: async (_root, args, context) =>
        await viewOfCart(context, await selectDeliveryMethod(context, args)),
    }),
    updateAddresses: t.field({
      type: CartType,
      description: 'Say where a cart goes and whom the invoice is for (CART-066).',
      errors: { types: refusals },
      args: {
        cartUuid,
        shippingAddress: t.arg({ type: CartAddressInput, description: 'Where it goes; left out, it stays.' }),
        billingAddress: t.arg({
          type: CartAddressInput,
          description:
            'Whom the invoice is for; left out, it follows the other one as long as both are the same.',
        }),
        clearDeliveryMethod: t.arg.boolean({
          description: 'Whether every delivery method has to be chosen again.',
        }),
      },
      resolve: async (_root, args, context) =>
        await viewOfCart(context, await updateAddresses(context, args)),
    }),
  };
});
