/**
 * How a trader pays VAT on sales: on the whole price, on the profit margin of second-hand goods (Directive 2006/112/EC,
 * articles 312 to 325), or the one or the other depending on the product. Documents then name neither.
 */
export type VatScheme = 'ordinary' | 'margin' | 'mixed';

/** The number without spaces, dots and hyphens, in capitals: how it is stored. */
export function tidyVatNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * True for a Dutch or Belgian VAT number with the right check digits (readings SELL-004: `NL123456789B01`,
 * `BE0123456789`). Whether the tax office knows it is not asked.
 */
export function isVatNumber(text: string): boolean {
  const number = tidyVatNumber(text);
  if (/^NL\d{9}B\d{2}$/.test(number)) return fitsEleven(number.slice(2, 11)) || fitsNinetySeven(number);
  return /^BE[01]\d{9}$/.test(number) && fitsBelgian(number.slice(2));
}

/** Companies: eight digits weighed 9 to 2, modulo 11, give the ninth. */
function fitsEleven(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return sum % 11 === Number(digits[8]) && sum > 0;
}

/** One-man businesses since 2020: the whole number, letters as 10 to 35, is 1 modulo 97, as in an IBAN. */
function fitsNinetySeven(number: string): boolean {
  const digits = number.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The last two digits are 97 less the rest of the first eight. */
function fitsBelgian(digits: string): boolean {
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
