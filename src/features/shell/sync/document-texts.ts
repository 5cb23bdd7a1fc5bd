import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SavedAddress } from '#domain/address/address.ts';
import type { SearchEntry } from '#domain/search/search-history.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { FieldTexts } from './rejected-edit-content.ts';

type Labels<Document> = Readonly<Partial<Record<keyof Document, MessageDescriptor>>>;

/** The labels of the form of an address. */
const addressLabels: Labels<SavedAddress> = {
  country: msg`Country`,
  postcode: msg`Postcode`,
  houseNumber: msg`House number`,
  houseNumberExtension: msg`Suffix`,
  street: msg`Street`,
  city: msg`City`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  companyName: msg`Company`,
  email: msg`Email address`,
  phoneNumber: msg`Phone`,
};
const searchLabels: Labels<SearchEntry> = { query: msg`Search term` };

/** Drafts have the labels of their form, which belongs to another feature. */
const labels: Readonly<
  Record<Exclude<SyncCollection, 'drafts'>, Readonly<Record<string, MessageDescriptor>>>
> = {
  addresses: addressLabels,
  searchHistory: searchLabels,
  wishlist: {},
  notifications: {},
};

const countries: Readonly<Record<SavedAddress['country'], MessageDescriptor>> = {
  NL: msg`Netherlands`,
  BE: msg`Belgium`,
};

/** The texts of the fields of the synced documents other than drafts. */
export function documentTexts(collection: keyof typeof labels, i18n: I18n): FieldTexts {
  return (field, value) => {
    const label = labels[collection][field];
    if (label === undefined) return null;
    const isCountry = field === 'country' && (value === 'NL' || value === 'BE');
    return { name: i18n._(label), text: isCountry ? i18n._(countries[value]) : null };
  };
}
