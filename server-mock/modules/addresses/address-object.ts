import { builder } from '../../graphql/builder.ts';

/** An address (ADDR-001). `province` is a key of the project's own list of provinces, such as `nl-utrecht`. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly province: string | null;
  readonly country: 'NL' | 'BE';
  readonly phoneNumber: string;
  readonly email: string;
}

export const AddressType = builder.objectRef<Address>('Address').implement({
  description: 'Where something goes, and to whom. Parts that are not known are empty.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: "The person's first name." }),
    lastName: t.exposeString('lastName', { description: "The person's last name." }),
    companyName: t.exposeString('companyName', { description: 'The company, or empty.' }),
    street: t.exposeString('street', { description: 'The street without the number.' }),
    houseNumber: t.exposeString('houseNumber', { description: 'Digits.' }),
    houseNumberExtension: t.exposeString('houseNumberExtension', {
      description: 'What follows the number, or empty.',
    }),
    postcode: t.exposeString('postcode', { description: 'As on an envelope: 3572 BJ, 9000.' }),
    city: t.exposeString('city', { description: 'The town or village.' }),
    province: t.exposeString('province', {
      nullable: true,
      description: "With the country's prefix, such as nl-utrecht; null when not known.",
    }),
    country: t.string({ description: 'NL or BE.', resolve: ({ country }) => country }),
    phoneNumber: t.exposeString('phoneNumber', { description: "The person's phone number." }),
    email: t.exposeString('email', { description: "The person's e-mail address." }),
  }),
});
