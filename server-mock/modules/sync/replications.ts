import { addReplication } from './add-replication.ts';
import { addressesSpec } from './collections/addresses.ts';
import { searchHistorySpec } from './collections/search-history.ts';
import { wishlistSpec } from './collections/wishlist.ts';

/** The small collections; drafts and notifications have their own files. */
addReplication({
  spec: wishlistSpec,
  documentName: 'WishlistItemDocument',
  description: "A saved product; its id is the product's uuid.",
  fields: (t) => ({
    addedAt: t.exposeFloat('addedAt', {
      description: "When it was saved: milliseconds by the device's clock.",
    }),
  }),
});

addReplication({
  spec: searchHistorySpec,
  documentName: 'SearchEntryDocument',
  description: 'A search; its id is the normalised query.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'The query as typed.' }),
    usedAt: t.exposeFloat('usedAt', {
      description: "When it was last used: milliseconds by the device's clock.",
    }),
  }),
});

addReplication({
  spec: addressesSpec,
  documentName: 'SavedAddressDocument',
  description: 'An address of the caller, perhaps still incomplete.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    companyName: t.exposeString('companyName', { description: 'Company; empty for a person.' }),
    street: t.exposeString('street', { description: 'Street without number.' }),
    houseNumber: t.exposeString('houseNumber', { description: 'House number.' }),
    houseNumberExtension: t.exposeString('houseNumberExtension', { description: 'What follows the number.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode as typed.' }),
    city: t.exposeString('city', { description: 'Place.' }),
    country: t.exposeString('country', { description: 'NL or BE.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: 'Phone number as typed.' }),
    email: t.exposeString('email', { description: 'E-mail address as typed.' }),
    createdAt: t.exposeFloat('createdAt', {
      description: "When it was made: milliseconds by the device's clock.",
    }),
  }),
});
