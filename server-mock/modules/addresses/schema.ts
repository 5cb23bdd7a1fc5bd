import type { AddressSuggestion } from '#domain/address/suggestion.ts';
import { builder } from '../../graphql/builder.ts';
import {
  AddressAutocompleteNotFoundError,
  AddressSelectNotFoundError,
  FailedToGetError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { CartType } from '../carts/cart-object.ts';
import type { CartAddress } from '../carts/tables.ts';
import { type Address, AddressType } from './address-object.ts';
import { autocomplete, type Suggestions } from './autocomplete.ts';
import { selectAddress } from './select.ts';

const SuggestionType = builder.objectRef<AddressSuggestion>('AddressSuggestion').implement({
  description: 'An address that what was typed may become (ADDR-003).',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The address in one line.' }),
    matchStart: t.exposeInt('matchStart', {
      description: 'Where in the label begins what was typed, in UTF-16 units.',
    }),
    matchEnd: t.exposeInt('matchEnd', {
      description: 'Where it ends; the same as matchStart when it is not in it.',
    }),
    placeId: t.exposeString('placeId', { description: 'For addressSelect.' }),
  }),
});

const SuggestionsType = builder.objectRef<Suggestions>('AddressSuggestions').implement({
  description: 'Addresses for what was typed.',
  fields: (t) => ({
    suggestions: t.field({
      type: [SuggestionType],
      description: 'At most 8, the likeliest first.',
      resolve: ({ suggestions }) => [...suggestions],
    }),
    sessionId: t.exposeString('sessionId', {
      description: 'To be sent with the next question and with addressSelect, which ends it.',
    }),
  }),
});

builder.queryField('addressAutocomplete', (t) =>
  t.field({
    type: SuggestionsType,
    description: 'Suggestions for what was typed of an address, from 3 characters (ADDR-026).',
    errors: { types: [AddressAutocompleteNotFoundError, TooManyRequestsError, ValidationError] },
    args: {
      input: t.arg.string({ required: true, description: 'What was typed so far: 3 to 120 characters.' }),
      sessionId: t.arg.string({
        description: 'The one of the answer before; left out at the first question.',
      }),
    },
    resolve: (_root, { input, sessionId }, context) =>
      autocomplete(context, { input, sessionId: sessionId ?? null }),
  }),
);

builder.mutationField('addressSelect', (t) =>
  t.field({
    type: AddressType,
    description: 'The whole address of a suggestion, put into the cart when one is given (ADDR-027).',
    errors: {
      types: [
        AddressSelectNotFoundError,
        FailedToGetError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        TooManyRequestsError,
        UserHasNoObjectPermissionError,
        ValidationError,
      ],
    },
    args: {
      cartUuid: t.arg.string({
        description: 'A cart whose addresses get this place and whose delivery methods go.',
      }),
      label: t.arg.string({ required: true, description: "The suggestion's label." }),
      placeId: t.arg.string({ required: true, description: "The suggestion's placeId." }),
      sessionId: t.arg.string({ required: true, description: 'The session of the suggestion; it ends.' }),
    },
    resolve: (_root, args, context) => selectAddress(context, { ...args, cartUuid: args.cartUuid ?? null }),
  }),
);

function shown(address: CartAddress | null): Address | null {
  return address === null ? null : { province: null, ...address };
}

builder.objectFields(CartType, (t) => ({
  shippingAddress: t.field({
    type: AddressType,
    nullable: true,
    description: 'Where it goes; null until one was given.',
    resolve: ({ cart }) => shown(cart.shipping_address),
  }),
  billingAddress: t.field({
    type: AddressType,
    nullable: true,
    description: 'Whom the invoice is for; null until an address was given.',
    resolve: ({ cart }) => shown(cart.billing_address),
  }),
}));
