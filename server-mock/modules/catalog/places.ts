import { countryOf } from '#domain/address/country.ts';
import { type Place, placeNamed, placeOfPostcode } from '../../outside/address/gazetteer.ts';

/** Returns the place of a postcode in any common notation: `3572 BJ`, `3572bj`, `9000`; null if it does not exist. */
export function placeAt(postcode: string, country: string): Place | null {
  const code = postcode.replace(/\s+/g, '').toUpperCase();
  const asked = countryOf(country.toUpperCase());
  if (asked === undefined) return null;
  const isCode = asked === 'NL' ? /^\d{4}([A-Z]{2})?$/.test(code) : /^\d{4}$/.test(code);
  return isCode ? placeOfPostcode(code.slice(0, 4), asked) : null;
}

interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns the position of a postcode, or else of the place with this name (LIST-027). */
export function positionOf(at: {
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
}): Position {
  const place = placeAt(at.postcode, at.country) ?? placeNamed(at.city, at.country);
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
