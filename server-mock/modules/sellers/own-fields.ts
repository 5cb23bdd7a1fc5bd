import { percentOf } from '#domain/money/cents.ts';
import { builder } from '../../graphql/builder.ts';
import type { Seller } from './public.ts';
import { mayOpen, SellerType } from './seller-object.ts';

const SellerAddressType = builder
  .objectRef<{ readonly seller: Seller; readonly isOpen: boolean }>('SellerAddress')
  .implement({
    description:
      "A seller's address (SELL-002). Street, number and postcode are for the seller and staff alone.",
    fields: (t) => {
      const hidden = (description: string, read: (seller: Seller) => string) =>
        t.string({
          nullable: true,
          description: `${description} Null for anyone but the seller and staff.`,
          resolve: ({ seller, isOpen }) => (isOpen ? read(seller) : null),
        });
      return {
        street: hidden('The street.', (seller) => seller.street),
        houseNumber: hidden('Digits.', (seller) => seller.house_number),
        houseNumberExtension: hidden('What follows the number.', (seller) => seller.house_number_extension),
        postcode: hidden('As on an envelope.', (seller) => seller.postcode),
        city: t.string({ description: 'The place.', resolve: ({ seller }) => seller.city }),
        province: t.string({ description: 'Such as nl-utrecht.', resolve: ({ seller }) => seller.province }),
        country: t.string({ description: 'NL or BE.', resolve: ({ seller }) => seller.country }),
      };
    },
  });

/** Fields for the seller and staff; null for everybody else (SELL-002, SELL-004, PROD-014, docs/readings.md). */
builder.objectFields(SellerType, (t) => ({
  canPublish: t.boolean({
    nullable: true,
    description: 'Publishes without review. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.can_publish : null),
  }),
  phone: t.string({
    nullable: true,
    description: 'The phone number. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.phone : null),
  }),
  address: t.field({
    type: SellerAddressType,
    description: 'Where the seller is; to the public it tells city, province and country alone.',
    resolve: (view, _args, context) => ({ seller: view.seller, isOpen: mayOpen(view, context) }),
  }),
  accountHolder: t.string({
    nullable: true,
    description: 'In whose name the account is. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.account_holder : null),
  }),
  iban: t.string({
    nullable: true,
    description: 'Where payouts go. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.iban : null),
  }),
  vatNumber: t.string({
    nullable: true,
    description: 'The VAT number of a business. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.vat_number : null),
  }),
  minimumBid: t.int({
    nullable: true,
    description:
      'Percent of the price below which bids are refused. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.minimum_bid : null),
  }),
  margin: t.float({
    nullable: true,
    description: 'Percent on top of what the seller asks. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? percentOf(view.seller.margin_ppm) : null),
  }),
  marginIncluded: t.float({
    nullable: true,
    description: "Percent contained in the buyer's price. Null for anyone but the seller and staff.",
    resolve: (view, _args, context) =>
      mayOpen(view, context) ? percentOf(view.seller.margin_included_ppm) : null,
  }),
  transactionFee: t.float({
    nullable: true,
    description: 'Euros per sale. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) =>
      mayOpen(view, context) ? view.seller.transaction_fee_cents / 100 : null,
  }),
}));
