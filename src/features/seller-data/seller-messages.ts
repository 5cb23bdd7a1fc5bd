import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SellerField } from '#domain/seller/seller-rules.ts';
import { sellerFields, type TermsField } from '#domain/seller/seller-rules.ts';
import type { TraderField } from '#domain/seller/trader.ts';

export type FormField = SellerField | TermsField | TraderField;
export interface FormProblem {
  readonly field: FormField;
  readonly code: string;
}

/** SELL-023. */
export const generalError = msg({
  id: 'form.personal_info.general_error',
  message: 'Not all of your details are right yet. Look at the fields below.',
});
/** SELL-024. */
export const saveError = msg({
  id: 'form.save_error',
  message: 'Your details were not saved. They are still here; try again in a moment.',
});
/** SELL-025. */
export const saveSuccess = msg({ id: 'form.save_success', message: 'Your details are saved.' });

export function fieldId(field: FormField): string {
  return `seller-${field}`;
}

const missing: Readonly<Partial<Record<FormField, MessageDescriptor>>> = {
  firstName: msg`Fill in a first name.`,
  lastName: msg`Fill in a last name.`,
  phone: msg`Fill in a phone number.`,
  postcode: msg`Fill in a postcode.`,
  houseNumber: msg`Fill in a house number.`,
  street: msg`Fill in a street.`,
  city: msg`Fill in a city.`,
  province: msg`Choose a province.`,
  accountHolder: msg`Fill in whose account this is.`,
  iban: msg`Fill in the account number, or leave the name empty too.`,
  contactEmail: msg`Enter an email address for your buyers.`,
  registrationNumber: msg`Enter your registration number.`,
};

const wrong: Readonly<Partial<Record<FormField, MessageDescriptor>>> = {
  phone: msg`A phone number has 8 to 15 digits, with a plus in front if you like.`,
  houseNumber: msg`Digits only; what follows them goes into the field beside it.`,
  country: msg`We work in the Netherlands and Belgium.`,
  province: msg`Choose a province of this country.`,
  iban: msg`This is not a Dutch or Belgian account number. Check the digits.`,
  vatNumber: msg`This VAT number is not right. It begins with NL or BE.`,
  contactEmail: msg`Enter a valid email address, such as info@shop.com.`,
  registrationNumber: msg`A Dutch KvK number has 8 digits, a Belgian enterprise number 10.`,
  minimumBid: msg`Choose a percentage from 0 to 100.`,
  transportTimewindow: msg`Give both times of a day, the first before the second.`,
};

export function problemMessage({ field, code }: FormProblem, country: 'NL' | 'BE'): MessageDescriptor {
  if (code === 'too_long') return msg`This is too long.`;
  if (code === 'missing') return missing[field] ?? generalError;
  if (field === 'postcode') {
    return country === 'NL'
      ? msg`A Dutch postcode is four digits and two letters, such as 3572 BJ.`
      : msg`A Belgian postcode is four digits, such as 9000.`;
  }
  return wrong[field] ?? generalError;
}

const termsFields: readonly (TermsField | TraderField)[] = [
  ...(['contactEmail', 'registrationNumber', 'isSelfCertified'] as const),
  ...(['accountHolder', 'iban', 'vatNumber', 'minimumBid', 'extraInfo', 'transportTimewindow'] as const),
];

/** The fields that the server rejected, limited to those that the form has. */
export function refusedFields(
  fields: readonly { readonly field: string; readonly code: string }[],
): readonly FormProblem[] {
  return fields.flatMap(({ field: name, code }) => {
    const field = [...sellerFields, ...termsFields].find((one) => one === name);
    return field === undefined ? [] : [{ field, code }];
  });
}
