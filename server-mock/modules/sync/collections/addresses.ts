import { savedAddressSchema } from '#domain/address/address.ts';
import { isUuid } from '#domain/ids.ts';
import type { SpecOf } from '../collection-spec.ts';

/** Saved addresses; completeness is checked where one is used. */
export const addressesSpec: SpecOf<'addresses'> = {
  name: 'addresses',
  graphqlName: 'Addresses',
  inputName: 'SavedAddressDocumentInput',
  schema: savedAddressSchema,
  isId: isUuid,
  displayClocks: ['createdAt'],
  editable: 'all',
  blank: (id) => ({
    id,
    firstName: '',
    lastName: '',
    companyName: '',
    street: '',
    houseNumber: '',
    houseNumberExtension: '',
    postcode: '',
    city: '',
    country: 'NL',
    phoneNumber: '',
    email: '',
    createdAt: 0,
  }),
  maxDocuments: 200,
  overflow: 'refuse',
  converters: {},
};
