import type { AddressPlace } from './address-rules.ts';
import { isHouseNumber, isPostcode } from './address-rules.ts';

/** The postcode, house number and country by which an address register finds a street. */
export type NumberedPostcode = Pick<AddressPlace, 'postcode' | 'houseNumber' | 'country'>;

/** Returns a postcode without spaces and in capitals: "1012AB", "9000". */
function bareCode(postcode: string): string {
  return postcode.replace(/\s/g, '').toUpperCase();
}

/**
 * Returns the query for the address register: "1012AB 12", "9000 12". Null until postcode and house number are
 * complete. The addition is left out because it does not change the street and registers write it in different ways.
 */
export function numberQuestion({ postcode, houseNumber, country }: NumberedPostcode): string | null {
  if (!isPostcode(postcode, country) || !isHouseNumber(houseNumber)) return null;
  return `${bareCode(postcode)} ${Number(houseNumber)}`;
}

/** Whether a one-line label, such as "Damrak 12, 1012 AB Amsterdam", contains this postcode and this house number. */
function isNamedIn(label: string, { postcode, houseNumber, country }: NumberedPostcode): boolean {
  const code = bareCode(postcode);
  const pattern =
    country === 'NL' ? `${code.slice(0, 4)} ?${code.slice(4)}(?!\\p{L})` : `${code}(?! ?[A-Z]{2}(?!\\p{L}))`;
  const found = new RegExp(`(?<!\\d)${pattern}`, 'iu').exec(label);
  if (found === null) return false;
  const rest = label.slice(0, found.index) + label.slice(found.index + found[0].length);
  return new RegExp(`(?<!\\d)${Number(houseNumber)}(?!\\d)`).test(rest);
}

export interface NumberMatch<Suggestion> {
  readonly suggestion: Suggestion;
  /**
   * Whether the match also determines the street. A Dutch postcode belongs to one street. A Belgian postcode covers a
   * whole town, so the street is determined only when the register returns a single one.
   */
  readonly namesStreet: boolean;
}

/** Returns the first suggestion that matches the postcode and house number, or null. */
export function matchNumber<Suggestion extends { readonly label: string }>(
  asked: NumberedPostcode,
  suggestions: readonly Suggestion[],
): NumberMatch<Suggestion> | null {
  const matches = suggestions.filter(({ label }) => isNamedIn(label, asked));
  const [suggestion] = matches;
  if (suggestion === undefined) return null;
  return { suggestion, namesStreet: asked.country === 'NL' || matches.length === 1 };
}

/** Whether two addresses have the same postcode and house number, ignoring spaces and case. */
export function isSameNumber(one: NumberedPostcode, other: NumberedPostcode): boolean {
  return (
    one.country === other.country &&
    bareCode(one.postcode) === bareCode(other.postcode) &&
    isHouseNumber(other.houseNumber) &&
    Number(one.houseNumber) === Number(other.houseNumber)
  );
}
