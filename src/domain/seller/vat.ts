/**
 * How a trader pays VAT on sales: on the whole price, on the profit margin of second-hand goods (Directive
 * 2006/112/EC, articles 312 to 325), or either depending on the product. In the last case documents name neither
 * scheme.
 */
export type VatScheme = 'ordinary' | 'margin' | 'mixed';

/** Returns the form in which a VAT number is stored: without spaces, dots and hyphens, in capitals. */
export function tidyVatNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * Returns true for a Dutch or Belgian VAT number with correct check digits (SELL-004, docs/readings.md:
 * `NL123456789B01`, `BE0123456789`). Does not check whether the number is registered.
 */
export function isVatNumber(text: string): boolean {
  const number = tidyVatNumber(text);
  if (/^NL\d{9}B\d{2}$/.test(number)) return fitsEleven(number.slice(2, 11)) || fitsNinetySeven(number);
  return number.startsWith('BE') && isBelgianCompanyNumber(number.slice(2));
}

/** Checks a company's number: the ninth digit is the sum of the first eight, weighted 9 to 2, modulo 11. */
function fitsEleven(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return sum % 11 === Number(digits[8]) && sum > 0;
}

/**
 * Checks the number of a sole trader, issued since 2020: with letters as 10 to 35, the whole number is 1 modulo 97,
 * as for an IBAN.
 */
function fitsNinetySeven(number: string): boolean {
  const digits = number.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * Returns true for a number of the Kruispuntbank van Ondernemingen, which is also the company's VAT number: ten digits,
 * of which the last two are 97 minus the remainder of the first eight.
 */
export function isBelgianCompanyNumber(digits: string): boolean {
  return /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
