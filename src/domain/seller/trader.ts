import { isEmail } from '../account/email.ts';
import type { Country } from '../catalog/provinces.ts';
import { isTrader } from './seller-type.ts';
import { isBelgianCompanyNumber } from './vat.ts';

/** The details of a trader that must be public besides name, address and phone (DSA, article 30). */
export interface TraderDetails {
  readonly country: Country;
  /** The email address for buyers. */
  readonly contactEmail: string;
  /** The number at the Kamer van Koophandel (8 digits) or the Kruispuntbank van Ondernemingen (10 digits). */
  readonly registrationNumber: string;
  /** The declaration that only products that comply with the law are offered. */
  readonly isSelfCertified: boolean;
}
export type TraderField = Exclude<keyof TraderDetails, 'country'>;
export interface TraderProblem {
  readonly field: TraderField;
  readonly code: 'missing' | 'contact_email_invalid' | 'registration_number_invalid';
}

/** Returns the number as stored: without spaces, dots and hyphens. */
export function tidyRegistrationNumber(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** Returns true for eight digits in the Netherlands, or ten digits with correct check digits in Belgium. */
export function isRegistrationNumber(text: string, country: Country): boolean {
  const digits = tidyRegistrationNumber(text);
  return country === 'NL' ? /^\d{8}$/.test(digits) : isBelgianCompanyNumber(digits);
}

/** Validates the details. All may be empty until the trader declares that they are complete. */
export function traderProblems(details: TraderDetails): readonly TraderProblem[] {
  const { contactEmail, registrationNumber, isSelfCertified, country } = details;
  const problems: TraderProblem[] = [];
  if (contactEmail.trim() === '') {
    if (isSelfCertified) problems.push({ field: 'contactEmail', code: 'missing' });
  } else if (!isEmail(contactEmail.trim()))
    problems.push({ field: 'contactEmail', code: 'contact_email_invalid' });
  if (registrationNumber.trim() === '') {
    if (isSelfCertified) problems.push({ field: 'registrationNumber', code: 'missing' });
  } else if (!isRegistrationNumber(registrationNumber, country))
    problems.push({ field: 'registrationNumber', code: 'registration_number_invalid' });
  return problems;
}

/** Whether a seller must declare their identity before their next product is published. */
export function needsTraderDetails(seller: {
  readonly type: string;
  readonly selfCertifiedAt: Date | null;
}): boolean {
  return isTrader(seller.type) && seller.selfCertifiedAt === null;
}
