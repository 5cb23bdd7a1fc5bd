import { isHouseNumber, isPhone, isPostcode } from '../address/address-rules.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import { belgianProvinces, type Country, dutchProvinces } from '../catalog/provinces.ts';
import { isIban, tidyIban } from './bank.ts';
import { isDayWindow, longestInstructions, type TransportWindow, weekdays } from './transport-window.ts';
import { isVatNumber } from './vat.ts';

/** The address of a seller (SELL-002). */
interface SellerAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly province: string;
  readonly country: Country;
}

/** The details of a seller (SELL-016), with the name split as in the form. */
export interface SellerDetails extends SellerAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export const sellerFields = [
  'firstName',
  'lastName',
  'phone',
  'country',
  'postcode',
  'houseNumber',
  'houseNumberExtension',
  'street',
  'city',
  'province',
] as const;
export type SellerField = (typeof sellerFields)[number];
export type SellerProblemCode = 'missing' | 'invalid' | 'too_long';
export interface SellerProblem {
  readonly field: SellerField;
  readonly code: SellerProblemCode;
}

const optional: readonly SellerField[] = ['houseNumberExtension'];
const longest: Readonly<Partial<Record<SellerField, number>>> = {
  houseNumber: 20,
  houseNumberExtension: 20,
  phone: 30,
};
const longestText = 100;

export function provincesOf(country: Country): readonly CatalogEntry[] {
  return country === 'NL' ? dutchProvinces : belgianProvinces;
}

/** Validates one field (SELL-016 to SELL-022). Returns null when it is valid. */
export function sellerProblem(field: SellerField, values: SellerDetails): SellerProblemCode | null {
  const text = values[field].trim();
  if (text === '') return optional.includes(field) ? null : 'missing';
  if (text.length > (longest[field] ?? longestText)) return 'too_long';
  return fits(field, text, values) ? null : 'invalid';
}

function fits(field: SellerField, text: string, { country }: SellerDetails): boolean {
  switch (field) {
    case 'country':
      return text === 'NL' || text === 'BE';
    case 'houseNumber':
      return isHouseNumber(text);
    case 'phone':
      return isPhone(text);
    case 'postcode':
      return isPostcode(text, country);
    case 'province':
      return provincesOf(country).some(({ value }) => value === text);
    default:
      return true;
  }
}

/** Returns all problems in the order of the form. */
export function sellerProblems(values: SellerDetails): readonly SellerProblem[] {
  return sellerFields.flatMap((field) => {
    const code = sellerProblem(field, values);
    return code === null ? [] : [{ field, code }];
  });
}

/**
 * The settings that a seller can change later (SELL-029, SELL-032, SELL-033). `minimumBid` is a percentage of the
 * price.
 */
export interface SellerTerms {
  readonly accountHolder: string;
  readonly iban: string;
  readonly vatNumber: string;
  readonly minimumBid: number | null;
  readonly extraInfo: string;
  readonly transportTimewindow: TransportWindow | null;
}
export type TermsField = keyof SellerTerms;
export type TermsProblemCode =
  | SellerProblemCode
  | 'iban_invalid'
  | 'vat_number_invalid'
  | 'minimum_bid_range';

export const longestExtraInfo = 1000;

/** Validates the settings. Account number, VAT number and transport window may be empty. */
export function termsProblems(
  terms: SellerTerms,
): readonly { readonly field: TermsField; readonly code: TermsProblemCode }[] {
  const { accountHolder, iban, vatNumber, minimumBid, extraInfo, transportTimewindow: window } = terms;
  const hasIban = iban.trim() !== '';
  const isInRange =
    minimumBid === null || (Number.isInteger(minimumBid) && minimumBid >= 0 && minimumBid <= 100);
  const found = [
    hasIban && accountHolder.trim() === '' && ({ field: 'accountHolder', code: 'missing' } as const),
    !hasIban && accountHolder.trim() !== '' && ({ field: 'iban', code: 'missing' } as const),
    accountHolder.length > longestText && ({ field: 'accountHolder', code: 'too_long' } as const),
    hasIban && !isIban(iban) && ({ field: 'iban', code: 'iban_invalid' } as const),
    vatNumber.trim() !== '' &&
      !isVatNumber(vatNumber) &&
      ({ field: 'vatNumber', code: 'vat_number_invalid' } as const),
    !isInRange && ({ field: 'minimumBid', code: 'minimum_bid_range' } as const),
    extraInfo.length > longestExtraInfo && ({ field: 'extraInfo', code: 'too_long' } as const),
    window !== null && !isWindow(window) && ({ field: 'transportTimewindow', code: 'invalid' } as const),
  ];
  return found.filter((problem) => problem !== false);
}

function isWindow(window: TransportWindow): boolean {
  return (
    weekdays.every((day) => isDayWindow(window[day])) && window.instructions.length <= longestInstructions
  );
}

/** Returns the account number as stored; null for an empty one. */
export function ibanOrNull(text: string): string | null {
  const iban = tidyIban(text);
  return iban === '' ? null : iban;
}
