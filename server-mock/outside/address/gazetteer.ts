import { countries } from '#domain/address/country.ts';
import { otherNames } from '#domain/address/place-names.ts';
import { belgianPostcodes } from './belgian-postcodes.ts';
import { dutchPostcodes } from './dutch-postcodes.ts';
import { placesData } from './places-data.ts';

/** A town or village, with the coordinates of its centre in degrees. */
export interface Place {
  /** The local spelling, as used in postal addresses. */
  readonly name: string;
  readonly country: 'NL' | 'BE';
  /** Such as "nl-utrecht" (I18N-007). */
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Known extends Place {
  readonly key: string;
  /** In hundreds; orders the suggestions. */
  readonly inhabitants: number;
}

/** Normalises a name for comparison, without accents, case, hyphens and apostrophes. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^s gravenhage$/, 'den haag')
    .replace(/^(?:st|sint) /, 'sint ');
}

/** Names in other languages and informal names, with the normalised official name. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(otherNames.map(([other, local]) => [keyOf(other), keyOf(local)])),
  brussels: 'brussel',
  'den bosch': 's hertogenbosch',
  flushing: 'vlissingen',
  maestricht: 'maastricht',
};

const known: readonly Known[] = placesData
  .trim()
  .split('\n')
  .flatMap(readProvince)
  .sort((a, b) => b.inhabitants - a.inhabitants || (a.key < b.key ? -1 : 1));

const byName = Map.groupBy(known, (place) => `${place.country} ${place.key}`);
const steps = { NL: readSteps(dutchPostcodes, 'NL'), BE: readSteps(belgianPostcodes, 'BE') };

function readProvince(line: string): Known[] {
  const colon = line.indexOf(':');
  const province = line.slice(0, colon);
  const country = province.startsWith('nl-') ? 'NL' : 'BE';
  return line
    .slice(colon + 1)
    .split(';')
    .map((row) => {
      const [name = '', latitude, longitude, inhabitants] = row.split(',');
      return {
        name,
        country,
        province,
        latitude: Number(latitude),
        longitude: Number(longitude),
        key: keyOf(name),
        inhabitants: Number(inhabitants),
      };
    });
}

interface Step {
  readonly from: number;
  readonly place: Known;
}

/**
 * Parses a postcode table. Of several places with the same name, the one nearest to the previous place is meant,
 * because neighbouring places have neighbouring numbers.
 */
function readSteps(table: string, country: Place['country']): readonly Step[] {
  let before: Known | null = null;
  return table
    .trim()
    .split(/[\n|]/)
    .map((step) => {
      const named: readonly Known[] = byName.get(`${country} ${keyOf(step.slice(5))}`) ?? [];
      const near: Known | null = before;
      const place: Known | undefined =
        near === null ? named[0] : [...named].sort((a, b) => apart(a, near) - apart(b, near))[0];
      if (place === undefined) throw new Error(`No place for postcode ${step}`);
      before = place;
      return { from: Number(step.slice(0, 4)), place };
    });
}

/** Returns the approximate distance in kilometres, which is accurate enough within two small countries. */
function apart(a: Place, b: Place): number {
  const east = (a.longitude - b.longitude) * 111.3 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot((a.latitude - b.latitude) * 111.2, east);
}

function asPlace({ name, country, province, latitude, longitude }: Known): Place {
  return { name, country, province, latitude, longitude };
}

/**
 * Finds the place of a postcode: "1012 AB", "1012ab" or "1012" in the Netherlands, four digits in Belgium, regardless
 * of spaces and case. Null for anything else. The coordinates are those of the place's centre, not of the street
 * (docs/decisions/0011-places.md).
 */
export function placeOfPostcode(postcode: string, country: Place['country']): Place | null {
  const written = postcode.replace(/\s+/g, '');
  const shape = country === 'NL' ? /^([1-9]\d{3})(?:[a-z]{2})?$/i : /^([1-9]\d{3})$/;
  const number = Number(shape.exec(written)?.[1] ?? Number.NaN);
  const step = steps[country].findLast(({ from }) => from <= number);
  return step === undefined ? null : asPlace(step.place);
}

/** Finds the place with this name, the largest if there are several; accents, case and hyphens are ignored. */
export function placeNamed(name: string, country: Place['country']): Place | null {
  const key = keyOf(name);
  const found =
    byName.get(`${country} ${key}`)?.[0] ?? byName.get(`${country} ${alsoCalled[key] ?? ''}`)?.[0];
  return found === undefined ? null : asPlace(found);
}

/**
 * Finds the largest place with this name in either country and in any of its languages, with its number of
 * inhabitants.
 */
export function townNamed(name: string): { readonly place: Place; readonly inhabitants: number } | null {
  const key = keyOf(name);
  const named = [key, alsoCalled[key] ?? ''].flatMap((one) =>
    countries.flatMap((country) => byName.get(`${country} ${one}`) ?? []),
  );
  const [largest] = named.sort((one, other) => other.inhabitants - one.inhabitants);
  return largest === undefined ? null : { place: asPlace(largest), inhabitants: largest.inhabitants * 100 };
}

/**
 * Suggests at most `limit` places for partial input: first those whose name starts with it, then those with another
 * word that does, each ordered by number of inhabitants. Returns nothing for an empty input.
 */
export function suggestPlaces(input: string, limit: number): readonly Place[] {
  const key = keyOf(input);
  if (key === '' || limit <= 0) return [];
  const other = Object.entries(alsoCalled).find(([name]) => key.length >= 3 && name.startsWith(key))?.[1];
  const starts = known.filter((place) => place.key.startsWith(key) || place.key === other);
  const inside = known.filter((place) => !starts.includes(place) && place.key.includes(` ${key}`));
  return [...starts, ...inside].slice(0, limit).map(asPlace);
}

/** A place with its first postcode number, which is enough to calculate distances. */
export interface PostcodePlace extends Place {
  /** Four digits. */
  readonly postcode: string;
}

/** Finds the nearest place that has postcodes of its own; null if it is farther than `within` kilometres. */
export function placeNear(latitude: number, longitude: number, within = 50): PostcodePlace | null {
  const here: Place = { name: '', country: 'NL', province: '', latitude, longitude };
  let nearest: Step | null = null;
  let least = within;
  for (const step of [...steps.NL, ...steps.BE]) {
    const distance = apart(step.place, here);
    if (distance < least) {
      least = distance;
      nearest = step;
    }
  }
  return nearest === null ? null : { ...asPlace(nearest.place), postcode: String(nearest.from) };
}

/**
 * Finds the place with this name in this province; two places with the same name are always in different provinces.
 */
export function placeIn(name: string, province: string): Place | null {
  const found = known.find((place) => place.province === province && place.key === keyOf(name));
  return found === undefined ? null : asPlace(found);
}

/** A range of postcode numbers; `to` is the first number of the next place. */
export interface PostcodeRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the numbers of a place, or those of its nearest neighbour if a small village has none of its own. */
export function postcodesOf(place: Place): PostcodeRange {
  const own = steps[place.country];
  const key = keyOf(place.name);
  const isIts = (step: Step) => step.place.key === key && step.place.province === place.province;
  const found = own.findIndex(isIts);
  const index = found >= 0 ? found : nearestStep(own, place);
  return { from: own[index]?.from ?? 1000, to: own[index + 1]?.from ?? 9999 };
}

function nearestStep(own: readonly Step[], place: Place): number {
  const distances = own.map((step) => apart(step.place, place));
  return distances.indexOf(Math.min(...distances));
}
