import { needsTraderDetails } from '#domain/seller/trader.ts';
import { builder } from '../../graphql/builder.ts';
import type { Seller } from './public.ts';
import { mayOpen, SellerType } from './seller-object.ts';
import { VatSchemeType } from './vat-scheme-object.ts';

const IdentityType = builder.objectRef<Seller>('TraderIdentity').implement({
  description: 'The public identity of a trader (DSA, article 30).',
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    street: t.string({ description: 'The street.', resolve: ({ street }) => street }),
    houseNumber: t.string({
      description: 'The house number with its addition.',
      resolve: ({ house_number, house_number_extension }) => `${house_number}${house_number_extension}`,
    }),
    postcode: t.string({ description: 'The postcode.', resolve: ({ postcode }) => postcode }),
    city: t.string({ description: 'The place.', resolve: ({ city }) => city }),
    country: t.string({ description: 'NL or BE.', resolve: ({ country }) => country }),
    phone: t.string({ description: 'The phone number.', resolve: ({ phone }) => phone }),
    email: t.string({
      description: 'The email address for buyers.',
      resolve: ({ contact_email }) => contact_email ?? '',
    }),
    registrationNumber: t.string({
      description: 'The registration number of the KvK or the KBO.',
      resolve: ({ registration_number }) => registration_number ?? '',
    }),
    vatNumber: t.string({
      nullable: true,
      description: 'The VAT number; null without one.',
      resolve: ({ vat_number }) => vat_number,
    }),
  }),
});

builder.objectFields(SellerType, (t) => ({
  traderIdentity: t.field({
    type: IdentityType,
    nullable: true,
    description:
      'The identity of the trader; null for private sellers, and until the trader has declared it.',
    resolve: ({ seller }) => (seller.type === 'private' || seller.self_certified_at === null ? null : seller),
  }),
  contactEmail: t.string({
    nullable: true,
    description: 'The email address for buyers of a trader. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.contact_email : null),
  }),
  registrationNumber: t.string({
    nullable: true,
    description: 'The registration number of the KvK or the KBO. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.registration_number : null),
  }),
  vatScheme: t.field({
    type: VatSchemeType,
    nullable: true,
    description:
      'The VAT scheme of a trader; null until they choose one. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => (mayOpen(view, context) ? view.seller.vat_scheme : null),
  }),
  isSelfCertified: t.boolean({
    nullable: true,
    description:
      'Whether the trader has declared that all products comply with the law. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) =>
      mayOpen(view, context) ? view.seller.self_certified_at !== null : null,
  }),
  needsTraderDetails: t.boolean({
    nullable: true,
    description:
      'Whether the declaration is required before the next product. Null for anyone but the seller and staff.',
    resolve: (view, _args, context) => {
      const { type, self_certified_at: selfCertifiedAt } = view.seller;
      return mayOpen(view, context) ? needsTraderDetails({ type, selfCertifiedAt }) : null;
    },
  }),
}));
