import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import { builder } from '../../graphql/builder.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { DeliveryOptionType } from './option-object.ts';
import { type PostcodeDelivery, postcodeDelivery } from './postcode-delivery.ts';
import { productDeliveryMethods } from './product-delivery-methods.ts';

const AddressInput = builder.inputType('DeliveryAddressInput', {
  description: 'Where something would be brought. It is not stored.',
  fields: (t) => ({
    street: t.string({ required: true, description: 'The street without the number.' }),
    houseNumber: t.string({ required: true, description: 'Digits.' }),
    postcode: t.string({ required: true, description: 'Such as 3572 BJ or 9000.' }),
    city: t.string({ required: true, description: 'The town or village.' }),
    country: t.string({ required: true, description: 'NL or BE.' }),
  }),
});

const OptionsType = builder.objectRef<readonly DeliveryOption[]>('DeliveryOptions').implement({
  description: 'The delivery methods for an address.',
  fields: (t) => ({
    options: t.field({
      type: [DeliveryOptionType],
      description: 'In the order in which they are shown; none when it cannot come there.',
      resolve: (options) => [...options],
    }),
  }),
});

builder.queryField('productDeliveryMethods', (t) =>
  t.field({
    type: OptionsType,
    description:
      'The delivery methods for an address, with their prices of this moment (DELIV-001): never to be stored.',
    errors: { types: [ObjectDoesNotExistError, ValidationError] },
    args: {
      address: t.arg({ type: AddressInput, required: true, description: 'A complete address.' }),
      slug: t.arg.string({ required: true, description: "The product's address." }),
    },
    resolve: (_root, args, context) => productDeliveryMethods(context, args),
  }),
);

const PostcodeDeliveryType = builder.objectRef<PostcodeDelivery>('PostcodeDelivery').implement({
  description: 'The delivery methods for a postcode.',
  fields: (t) => ({
    place: t.exposeString('place', { description: 'The town of the postcode.' }),
    options: t.field({
      type: [DeliveryOptionType],
      description: 'In the order in which they are shown; none when it cannot come there.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

builder.queryField('postcodeDelivery', (t) =>
  t.field({
    type: PostcodeDeliveryType,
    description:
      'The delivery methods for a postcode, with their prices of this moment: never to be stored. The postcode is not stored.',
    errors: { types: [ObjectDoesNotExistError, ValidationError] },
    args: {
      postcode: t.arg.string({ required: true, description: 'Such as 3572, 3572 BJ or 9000.' }),
      country: t.arg.string({ required: true, description: 'NL or BE.' }),
      slug: t.arg.string({ required: true, description: "The product's address." }),
    },
    resolve: (_root, args, context) => postcodeDelivery(context, args),
  }),
);
