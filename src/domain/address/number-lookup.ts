import type { AddressPlace } from './address-rules.ts';
import { isHouseNumber, isPostcode } from './address-rules.ts';

/** A postcode and a house number with their country: what a register finds a street by. */
export type NumberedPostcode = Pick<AddressPlace, 'postcode' | 'houseNumber' | 'country'>;

/** Without spaces and in capitals: "1012AB", "9000". */
function bareCode(postcode: string): string {
  return postcode.replace(/\s/g, '').toUpperCase();
}

/**
 * What the address register is asked for a postcode and a house number: "1012AB 12", "9000 12". Null until both are
 * complete. The addition is left out: it does not change the street, and registers write it in many ways.
 */
export function numberQuestion({ postcode, houseNumber, country }: NumberedPostcode): string | null {
  if (!isPostcode(postcode, country) || !isHouseNumber(houseNumber)) return null;
  return `${bareCode(postcode)} ${Number(houseNumber)}`;
}

/** Whether a label in one line, such as "Damrak 12, 1012 AB Amsterdam", names this postcode and this number. */
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
   * Whether the street follows too. A Dutch postcode belongs to one street; a Belgian one belongs to a whole town, where
   * the street follows only when the register knows a single one.
   */
  readonly namesStreet: boolean;
}

/** The first suggestion that is about this postcode and number; null when none is. */
export function matchNumber<Suggestion extends { readonly label: string }>(
  asked: NumberedPostcode,
  suggestions: readonly Suggestion[],
): NumberMatch<Suggestion> | null {
  const matches = suggestions.filter(({ label }) => isNamedIn(label, asked));
  const [suggestion] = matches;
  if (suggestion === undefined) return null;
  return { suggestion, namesStreet: asked.country === 'NL' || matches.length === 1 };
}

/** Whether two addresses have the same postcode and house number, however they are written. */
export function isSameNumber(one: NumberedPostcode, other: NumberedPostcode): boolean {
  return (
    one.country === other.country &&
    bareCode(one.postcode) === bareCode(other.postcode) &&
    isHouseNumber(other.houseNumber) &&
    Number(one.houseNumber) === Number(other.houseNumber)
  );
}
