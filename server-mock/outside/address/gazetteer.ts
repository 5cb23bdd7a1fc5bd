import { belgianPostcodes } from './belgian-postcodes.ts';
import { dutchPostcodes } from './dutch-postcodes.ts';
import { placesData } from './places-data.ts';

/** A town or village, with the coordinates of its centre in degrees. */
export interface Place {
  /** As people there write it on an envelope. */
  readonly name: string;
  readonly country: 'NL' | 'BE';
  /** "nl-utrecht" (I18N-007). */
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Known extends Place {
  readonly key: string;
  /** In hundreds; for the order of suggestions. */
  readonly inhabitants: number;
}

/** One spelling to compare by: without accents, case, hyphens and apostrophes. */
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

/** Names in the other language or of every day, and the place they mean. */
const alsoCalled: Readonly<Record<string, string>> = {
  aarlen: 'arlon',
  alost: 'aalst',
  antwerp: 'antwerpen',
  anvers: 'antwerpen',
  audenarde: 'oudenaarde',
  bergen: 'mons',
  'bois le duc': 's hertogenbosch',
  bruges: 'brugge',
  brussels: 'brussel',
  bruxelles: 'brussel',
  courtrai: 'kortrijk',
  'den bosch': 's hertogenbosch',
  dixmude: 'diksmuide',
  doornik: 'tournai',
  edingen: 'enghien',
  flessingue: 'vlissingen',
  flushing: 'vlissingen',
  furnes: 'veurne',
  gand: 'gent',
  ghent: 'gent',
  grammont: 'geraardsbergen',
  groningue: 'groningen',
  hoei: 'huy',
  'la haye': 'den haag',
  leyde: 'leiden',
  lierre: 'lier',
  louvain: 'leuven',
  luik: 'liege',
  maestricht: 'maastricht',
  malines: 'mechelen',
  middelbourg: 'middelburg',
  moeskroen: 'mouscron',
  namen: 'namur',
  nijvel: 'nivelles',
  nimegue: 'nijmegen',
  ostend: 'oostende',
  ostende: 'oostende',
  renaix: 'ronse',
  roulers: 'roeselare',
  'saint nicolas': 'sint niklaas',
  'saint trond': 'sint truiden',
  termonde: 'dendermonde',
  'the hague': 'den haag',
  tirlemont: 'tienen',
  tongres: 'tongeren',
  vilvorde: 'vilvoorde',
  waver: 'wavre',
  ypres: 'ieper',
  zinnik: 'soignies',
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

/** Of places with one name it is the one next to the place before it: neighbours have neighbouring numbers. */
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

/** Kilometres between two places, good enough within two small countries. */
function apart(a: Place, b: Place): number {
  const east = (a.longitude - b.longitude) * 111.3 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot((a.latitude - b.latitude) * 111.2, east);
}

function asPlace({ name, country, province, latitude, longitude }: Known): Place {
  return { name, country, province, latitude, longitude };
}

/**
 * The place of a postcode: "1012 AB", "1012ab" or "1012" in the Netherlands, four digits in Belgium, spaces and case
 * as one likes. Null for anything else. The centre of the place, not of the street (docs/decisions/0011-places.md).
 */
export function placeOfPostcode(postcode: string, country: Place['country']): Place | null {
  const written = postcode.replace(/\s+/g, '');
  const shape = country === 'NL' ? /^([1-9]\d{3})(?:[a-z]{2})?$/i : /^([1-9]\d{3})$/;
  const number = Number(shape.exec(written)?.[1] ?? Number.NaN);
  const step = steps[country].findLast(({ from }) => from <= number);
  return step === undefined ? null : asPlace(step.place);
}

/** The place with this name, the largest of several; accents, case and hyphens do not matter. */
export function placeNamed(name: string, country: Place['country']): Place | null {
  const key = keyOf(name);
  const found =
    byName.get(`${country} ${key}`)?.[0] ?? byName.get(`${country} ${alsoCalled[key] ?? ''}`)?.[0];
  return found === undefined ? null : asPlace(found);
}

/** The largest place with this name in either country, in any of its languages, and its inhabitants. */
export function townNamed(name: string): { readonly place: Place; readonly inhabitants: number } | null {
  const key = keyOf(name);
  const named = [key, alsoCalled[key] ?? ''].flatMap((one) =>
    (['NL', 'BE'] as const).flatMap((country) => byName.get(`${country} ${one}`) ?? []),
  );
  const [largest] = named.sort((one, other) => other.inhabitants - one.inhabitants);
  return largest === undefined ? null : { place: asPlace(largest), inhabitants: largest.inhabitants * 100 };
}

/**
 * Places for what has been typed, at most `limit`: first those that start with it, then those with a word that does,
 * each by number of inhabitants. Nothing for an empty input.
 */
export function suggestPlaces(input: string, limit: number): readonly Place[] {
  const key = keyOf(input);
  if (key === '' || limit <= 0) return [];
  const other = Object.entries(alsoCalled).find(([name]) => key.length >= 3 && name.startsWith(key))?.[1];
  const starts = known.filter((place) => place.key.startsWith(key) || place.key === other);
  const inside = known.filter((place) => !starts.includes(place) && place.key.includes(` ${key}`));
  return [...starts, ...inside].slice(0, limit).map(asPlace);
}

/** A place with its first postcode number: enough to count distances from. */
export interface PostcodePlace extends Place {
  /** Four digits. */
  readonly postcode: string;
}

/** The place with postcodes of its own nearest to a point, or null when the nearest is farther than `within` km. */
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

/** The place of exactly this name in this province, or null: two places of one name lie in two provinces. */
export function placeIn(name: string, province: string): Place | null {
  const found = known.find((place) => place.province === province && place.key === keyOf(name));
  return found === undefined ? null : asPlace(found);
}

/** Postcode numbers from the first up to the second, which is the next place's. */
export interface PostcodeRange {
  readonly from: number;
  readonly to: number;
}

/** The numbers that belong to a place, or to its nearest neighbour when a small village has none of its own. */
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
