import { type Place, placeNamed, placeOfPostcode, suggestPlaces } from './gazetteer.ts';

/** The parts of the input; missing parts are empty or null. */
export interface ReadInput {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  /** From the input, without spaces and in capitals: "3572BJ", "3572" or "9000". */
  readonly postcode: string;
  /** The places that the input may refer to, the largest first; null if it names none. */
  readonly places: readonly Place[] | null;
}

const numbered =
  /^(?<street>\D*?\p{L}\D*?|\d+e \D+?)\s+(?<number>\d{1,5})(?:[ -]?(?<extension>[a-z]\d{0,3}|bus \d{1,4}|bte \d{1,4}|\d{1,3}(?= |$))(?=[ ,]|$))?(?:[ ,]+(?<rest>.*))?$/iu;
const dutchCode = /(?:^|[ ,])(?<code>[1-9]\d{3} ?[a-z]{2})(?=[ ,]|$)/i;
const belgianCodeAndNumber =
  /^(?<code>[1-9]\d{3})[ ,]+(?<number>\d{1,5})(?:[ -]?(?<extension>[a-z]\d{0,3}))?$/i;

/** Parses "Biltstraat 88 A, 3572 BJ Utrecht" and every prefix of it, with or without commas. */
export function readInput(typed: string): ReadInput {
  const input = typed.replace(/\s+/g, ' ').trim();
  const code = dutchCode.exec(input)?.groups?.code ?? '';
  const text = code === '' ? input : input.replace(code, ' , ').replace(/[\s,]*,[\s,]*/g, ', ');
  const found = numbered.exec(text.replace(/^[, ]+|[, ]+$/g, ''))?.groups;
  if (found !== undefined) {
    const { street = '', number = '', extension = '', rest = '' } = found;
    const belgian = /^(?<digits>[1-9]\d{3})(?: |$)/.exec(rest)?.groups?.digits ?? '';
    const named = rest.slice(belgian.length).replace(/^[, ]+/, '');
    return {
      street: street.replace(/[, ]+$/, ''),
      houseNumber: number,
      houseNumberExtension: extension.trim(),
      ...placesOf(named, code === '' ? belgian : code),
    };
  }
  return readStreet(text.replace(/^[, ]+|[, ]+$/g, ''), code);
}

/**
 * Parses input without a street and house number: a street, a place, a street and a place, or a postcode with or
 * without a number.
 */
function readStreet(text: string, code: string): ReadInput {
  const alone = /^(?<number>\d{1,5})(?: ?(?<extension>[a-z]\d{0,3}))?$/i.exec(text)?.groups;
  if (code !== '' && alone !== undefined) {
    const { number = '', extension = '' } = alone;
    return { street: '', houseNumber: number, houseNumberExtension: extension, ...placesOf('', code) };
  }
  const belgian = belgianCodeAndNumber.exec(text)?.groups;
  if (code === '' && belgian !== undefined) {
    const { code: digits = '', number = '', extension = '' } = belgian;
    return { street: '', houseNumber: number, houseNumberExtension: extension, ...placesOf('', digits) };
  }
  const none = { houseNumber: '', houseNumberExtension: '' };
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    return { street: text.slice(0, comma).trim(), ...none, ...placesOf(text.slice(comma + 1).trim(), code) };
  }
  if (code !== '') return { street: text, ...none, ...placesOf('', code) };
  const words = text.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const place = placeNamed(name, 'NL') ?? placeNamed(name, 'BE');
    if (place !== null) {
      return { street: words.slice(0, from).join(' '), ...none, postcode: '', places: [place] };
    }
  }
  return { street: text, ...none, postcode: '', places: null };
}

/**
 * Finds the places for a name and a postcode. The name takes precedence, and the postcode selects among places with
 * that name.
 */
function placesOf(name: string, code: string): Pick<ReadInput, 'postcode' | 'places'> {
  const postcode = code.replace(/\s/g, '').toUpperCase();
  const hasLetters = /[A-Z]/.test(postcode);
  const ofCode = [
    postcode === '' ? null : placeOfPostcode(postcode, hasLetters ? 'NL' : 'BE'),
    postcode === '' || hasLetters ? null : placeOfPostcode(postcode, 'NL'),
  ].filter((place) => place !== null);
  if (name === '') return { postcode, places: ofCode.length > 0 ? ofCode : null };
  const exact = [placeNamed(name, 'NL'), placeNamed(name, 'BE')].filter((place) => place !== null);
  const starting = suggestPlaces(name, 5).filter(
    (place) => !exact.some((one) => one.name === place.name && one.province === place.province),
  );
  const named = [...exact, ...starting];
  const both = named.filter((place) =>
    ofCode.some((one) => one.name === place.name && one.province === place.province),
  );
  return { postcode, places: both.length > 0 ? both : named };
}
