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
  firstName: msg`Enter your first name.`,
  lastName: msg`Enter your last name.`,
  phone: msg`Enter your phone number.`,
  postcode: msg`Enter your postcode.`,
  houseNumber: msg`Enter your house number.`,
  street: msg`Enter your street.`,
  city: msg`Enter your city.`,
  province: msg`Choose a province.`,
  accountHolder: msg`Enter the account holder.`,
  iban: msg`Enter your account number, or leave the account holder empty too.`,
  contactEmail: msg`Enter an email address for your buyers.`,
  registrationNumber: msg`Enter your registration number.`,
};

const wrong: Readonly<Partial<Record<FormField, MessageDescriptor>>> = {
  phone: msg`A phone number has 8 to 15 digits and may start with a plus sign.`,
  houseNumber: msg`Numbers only. Enter a letter or addition in the field next to it.`,
  country: msg`Choose the Netherlands or Belgium.`,
  province: msg`Choose a province in this country.`,
  iban: msg`This is not a Dutch or Belgian account number. Check the digits.`,
  vatNumber: msg`This VAT number is incorrect. It starts with NL or BE.`,
  contactEmail: msg`Enter a valid email address, such as info@shop.com.`,
  registrationNumber: msg`A Dutch KvK number has 8 digits, a Belgian enterprise number 10.`,
  minimumBid: msg`Choose a percentage from 0 to 100.`,
  transportTimewindow: msg`Enter both times for each day, the earlier one first.`,
};

export function problemMessage({ field, code }: FormProblem, country: 'NL' | 'BE'): MessageDescriptor {
  if (code === 'too_long') return msg`This is too long.`;
  if (code === 'missing') return missing[field] ?? generalError;
  if (field === 'postcode') {
    return country === 'NL'
      ? msg`A Dutch postcode has four digits and two letters, such as 3572 BJ.`
      : msg`A Belgian postcode has four digits, such as 9000.`;
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
