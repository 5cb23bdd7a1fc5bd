import { type AddressSuggestion, matchIn } from '#domain/address/suggestion.ts';
import { type AddressLookup, type FoundAddress, mostSuggestions } from './address-lookup.ts';
import { type Place, placeIn, suggestPlaces } from './gazetteer.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { postcodeOfStreet, streetOfPostcode, streetsOf } from './streets.ts';

/**
 * Addresses from the gazetteer and a built-in list of streets, without network requests. Any "street number, place"
 * resolves; whether such a house exists is unknown (docs/decisions/0018-addresses.md).
 */
export const ownLookup: AddressLookup = {
  suggest: async ({ input }) => suggestOwn(input),
  resolve: async (placeId) => resolveOwn(placeId),
};

interface Candidate {
  readonly street: string;
  readonly place: Place;
  readonly postcode: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
}

function suggestOwn(input: string): readonly AddressSuggestion[] {
  const read = readInput(input);
  const places = read.places ?? placesWithout(read);
  const candidates = places.flatMap((place) => candidatesIn(place, read, places.length));
  const unique = new Map(candidates.map((one) => [idOf(one), one]));
  return [...unique].slice(0, mostSuggestions).map(([placeId, one]) => {
    const label = labelOf(one);
    return { label, ...matchIn(label, input), placeId };
  });
}

/**
 * The places to search if the input names none: the largest towns, which cover all languages of the street lists, and
 * places whose name matches the input.
 */
function placesWithout({ street, houseNumber }: ReadInput): readonly Place[] {
  const large = [
    'Amsterdam',
    'Antwerpen',
    'Rotterdam',
    'Gent',
    'Den Haag',
    'Utrecht',
    'Luik',
    'Brussel',
    'Namur',
  ];
  const towns = large.flatMap((name) => suggestPlaces(name, 1));
  return houseNumber === '' ? [...suggestPlaces(street, 2), ...towns] : towns;
}

function candidatesIn(place: Place, read: ReadInput, placeCount: number): readonly Candidate[] {
  const { street, houseNumber } = read;
  const candidate = (name: string): Candidate => ({
    street: name,
    place,
    houseNumber,
    houseNumberExtension: writtenExtension(read.houseNumberExtension),
    postcode: codeFor(name, place, read.postcode),
  });
  // A full Dutch postcode belongs to one street, but a Belgian one covers a whole town.
  if (street === '' && houseNumber !== '' && isDutchCode(read.postcode)) {
    const named = streetOfPostcode(codeFor('', place, read.postcode), place);
    return named === undefined ? [] : [candidate(named)];
  }
  const isItsName = houseNumber === '' && read.places === null && fold(place.name).startsWith(fold(street));
  const all = streetsOf(place);
  const beginning = all.filter((name) => fold(name).startsWith(fold(street)));
  const known = isItsName ? all : beginning;
  const typed =
    known.length === 0 && houseNumber !== '' && read.places !== null && isStreetName(street)
      ? [written(street)]
      : [];
  const most = placeCount === 1 ? mostSuggestions : isItsName ? 4 : 3;
  return [...known, ...typed].slice(0, most).map(candidate);
}

function writtenExtension(typed: string): string {
  return typed.toUpperCase().replace(/^BUS|^BTE/, (word) => word.toLowerCase());
}

/** A full postcode in the format of `readInput`. */
function isDutchCode(typed: string): boolean {
  return /^\d{4}[A-Z]{2}$/.test(typed);
}

/** A postcode in the input takes precedence over the generated one. */
function codeFor(street: string, place: Place, typed: string): string {
  if (place.country === 'NL' && isDutchCode(typed)) return `${typed.slice(0, 4)} ${typed.slice(4)}`;
  if (place.country === 'BE' && /^\d{4}$/.test(typed)) return typed;
  return postcodeOfStreet(street, place);
}

function isStreetName(text: string): boolean {
  return text.length >= 3 && text.length <= 80 && /^[\p{L}\d][\p{L}\p{M}\d .,'’/-]+$/u.test(text);
}

/** Capitalises the first letter. */
function written(street: string): string {
  return street.charAt(0).toLocaleUpperCase('nl') + street.slice(1);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function labelOf({ street, place, postcode, houseNumber, houseNumberExtension }: Candidate): string {
  const first = [street, houseNumber, houseNumberExtension].filter((part) => part !== '').join(' ');
  return `${first}, ${postcode} ${place.name}`;
}

function idOf({ street, place, postcode, houseNumber, houseNumberExtension }: Candidate): string {
  const parts = [street, houseNumber, houseNumberExtension, postcode, place.name, place.province];
  return Buffer.from(parts.join('\n')).toString('base64url');
}

/** Decodes an id into an address. Clients can forge ids, so the content is validated like any other input. */
function resolveOwn(placeId: string): FoundAddress | null {
  const parts = Buffer.from(placeId, 'base64url').toString('utf8').split('\n');
  const [street = '', houseNumber = '', houseNumberExtension = '', postcode = '', city = '', province = ''] =
    parts;
  const place = parts.length === 6 ? placeIn(city, province) : null;
  if (place === null || !isStreetName(street)) return null;
  const isCode = place.country === 'NL' ? /^[1-9]\d{3} [A-Z]{2}$/ : /^[1-9]\d{3}$/;
  const isSound =
    /^\d{0,5}$/.test(houseNumber) && /^[\w ]{0,10}$/.test(houseNumberExtension) && isCode.test(postcode);
  if (!isSound) return null;
  return {
    street,
    houseNumber,
    houseNumberExtension,
    postcode,
    city: place.name,
    province,
    country: place.country,
  };
}
