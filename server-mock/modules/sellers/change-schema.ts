import { eurosOf, percentOf } from '#domain/money/cents.ts';
import { defaultTerms } from '#domain/money/default-terms.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { createSeller } from './create-seller.ts';
import { loadSellers, type SellerView, sellerOfUser } from './public.ts';
import { SellerType } from './seller-object.ts';
import { updateSeller } from './update-seller.ts';
import { VatSchemeType } from './vat-scheme-object.ts';

const AddressInput = builder.inputType('SellerAddressInput', {
  description: 'Where a seller is.',
  fields: (t) => ({
    street: t.string({ required: true, description: 'The street without the number.' }),
    houseNumber: t.string({ required: true, description: 'Digits.' }),
    houseNumberExtension: t.string({ description: 'What follows the number.' }),
    postcode: t.string({ required: true, description: 'Such as 3572 BJ or 9000.' }),
    city: t.string({ required: true, description: 'The town or village.' }),
    province: t.string({ required: true, description: "Of the country's list, such as nl-utrecht." }),
    country: t.string({ required: true, description: 'NL or BE.' }),
  }),
});

const CreateInput = builder.inputType('CreateSellerInput', {
  description: 'Who becomes a seller.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'First and last name.' }),
    phone: t.string({ required: true, description: '8 to 15 digits with an optional plus.' }),
    address: t.field({ type: AddressInput, required: true, description: 'Where the seller is.' }),
    vatNumber: t.string({ description: 'Of a business; left out for a private person.' }),
  }),
});

const WindowInput = builder.inputType('TransportTimewindowInput', {
  description: 'When a carrier may come; a day without hours is empty.',
  fields: (t) => {
    const day = () => t.string({ required: true, description: 'Hours as 09:00-12:00, or empty.' });
    return {
      monday: day(),
      tuesday: day(),
      wednesday: day(),
      thursday: day(),
      friday: day(),
      saturday: day(),
      sunday: day(),
      instructions: t.string({
        required: true,
        description: 'Words for the carrier, at most 500 characters.',
      }),
    };
  },
});

interface Margins {
  readonly margin: number;
  readonly marginIncluded: number;
  readonly transactionFee: number;
}

const MarginsType = builder.objectRef<Margins>('SellerMargins').implement({
  description: 'What a sale costs a seller.',
  fields: (t) => ({
    margin: t.exposeFloat('margin', { description: 'Percent on top of what the seller asks.' }),
    marginIncluded: t.exposeFloat('marginIncluded', {
      description: "Percent contained in the buyer's price.",
    }),
    transactionFee: t.exposeFloat('transactionFee', { description: 'Euros per sale.' }),
  }),
});

builder.queryField('sellerMargins', (t) =>
  t.field({
    type: MarginsType,
    description: "The caller's terms as a seller; before there is a seller, those of a new one (SELL-027).",
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => {
      const seller = await sellerOfUser(context.db, signedIn(context).userId);
      return {
        margin: percentOf(seller?.margin_ppm ?? defaultTerms.margin),
        marginIncluded: percentOf(seller?.margin_included_ppm ?? defaultTerms.marginIncluded),
        transactionFee: eurosOf(seller?.transaction_fee_cents ?? defaultTerms.feeCents),
      };
    },
  }),
);

/**
 * The caller's own seller. `isOwn` is set because the viewer of the request still has the state from before the
 * change.
 */
async function own(context: GraphqlContext, id: string): Promise<SellerView> {
  const view = (await loadSellers(context.db, [id])).get(id);
  if (view === undefined) throw new Error(`Seller ${id} was neither made nor found.`);
  return { ...view, isOwn: true };
}

builder.mutationFields((t) => {
  const commandId = t.arg.string({
    description: 'Idempotency key, one per intent.',
  });
  return {
    createSeller: t.field({
      type: SellerType,
      description: 'Make the caller a seller (SELL-028).',
      errors: { types: [FailedToCreateError, InvalidUUIDError, UserNotAuthenticatedError, ValidationError] },
      args: { input: t.arg({ type: CreateInput, required: true, description: 'Who and where.' }), commandId },
      resolve: async (_root, { input, commandId: id }, context) => {
        const given = { ...input, vatNumber: input.vatNumber ?? null };
        return own(context, await createSeller(context, given, id ?? null));
      },
    }),
    updateSeller: t.field({
      type: SellerType,
      description:
        "Change the caller's seller (SELL-029). What is left out stays; an empty text takes it away.",
      errors: {
        types: [InvalidUUIDError, UserHasNoObjectPermissionError, UserNotAuthenticatedError, ValidationError],
      },
      args: {
        name: t.arg.string({ description: 'First and last name.' }),
        phone: t.arg.string({ description: '8 to 15 digits with an optional plus.' }),
        address: t.arg({ type: AddressInput, description: 'Where the seller is.' }),
        acceptOffers: t.arg.boolean({ description: 'Buyers may bid.' }),
        acceptViewings: t.arg.boolean({ description: 'Buyers may come and see.' }),
        acceptPickup: t.arg.boolean({ description: 'Buyers may collect.' }),
        minimumBid: t.arg.int({
          description: 'Percent of the price below which bids are refused, 0 to 100.',
        }),
        accountHolder: t.arg.string({ description: 'In whose name the account is.' }),
        iban: t.arg.string({ description: 'A Dutch or Belgian account number.' }),
        vatNumber: t.arg.string({ description: 'A Dutch or Belgian VAT number.' }),
        contactEmail: t.arg.string({ description: 'For traders: the email address for buyers.' }),
        registrationNumber: t.arg.string({ description: 'For traders: 8 digits (NL) or 10 (BE).' }),
        isSelfCertified: t.arg.boolean({
          description: 'For traders: the declaration that they offer only products that comply with the law.',
        }),
        vatScheme: t.arg({
          type: VatSchemeType,
          description: 'For traders: under which scheme they pay VAT on later sales.',
        }),
        extraInfo: t.arg.string({ description: "The seller's own words, at most 1000 characters." }),
        transportTimewindow: t.arg({ type: WindowInput, description: 'When a carrier may come.' }),
        commandId,
      },
      resolve: async (_root, { commandId: id, ...change }, context) =>
        own(context, await updateSeller(context, change, id ?? null)),
    }),
  };
});
