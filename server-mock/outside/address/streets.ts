import { createHash } from 'node:crypto';
import { type Place, postcodesOf } from './gazetteer.ts';

const dutch = `Kerkstraat|Dorpsstraat|Molenweg|Schoolstraat|Stationsstraat|Nieuwstraat|Hoofdstraat|Julianastraat|Wilhelminastraat
Beatrixlaan|Prins Hendrikstraat|Oranjestraat|Marktplein|Lindenlaan|Beukenlaan|Eikenlaan|Kastanjelaan|Berkenstraat|Esdoornlaan|Wilgenstraat
Rozenstraat|Tulpstraat|Vondelstraat|Rembrandtstraat|Van Goghstraat|Vermeerstraat|Frans Halsstraat|Mozartlaan|Beethovenlaan|Kruisstraat
Havenstraat|Dijkstraat|Zandweg|Veldweg|Parkweg|Singel|Biltstraat|Oudegracht|Nieuwegracht|Spoorstraat|Industrieweg|Raadhuisstraat
Burgemeester de Vriesstraat|Tuinstraat|Bloemstraat|Achterweg|Voorstraat|Langestraat|Korte Nieuwstraat|Merelstraat|Zwaluwstraat|Meidoornstraat`;
const flemish = `Kerkstraat|Dorpsstraat|Stationsstraat|Molenstraat|Nieuwstraat|Schoolstraat|Kapelstraat|Kasteelstraat|Groenstraat|Veldstraat
Steenweg|Grote Markt|Bruggestraat|Gentsesteenweg|Brusselsesteenweg|Leuvensesteenweg|Koning Albertstraat|Leopoldlaan|Sint-Jansstraat
Sint-Pietersstraat|Bergstraat|Beekstraat|Bosstraat|Broekstraat|Hoogstraat|Kortestraat|Langestraat|Lindestraat|Beukenlaan|Eikenlaan
Populierenlaan|Zandstraat|Watermolenstraat|Pastorijstraat|Gemeenteplein|Markt|Vrijheidslaan|Nationalestraat|Vaartstraat|Merelstraat`;
const french = `Rue de l'Église|Rue de la Station|Rue du Moulin|Rue Haute|Rue Neuve|Grand-Place|Rue des Écoles|Rue du Château|Rue de la Gare
Place Communale|Rue du Pont|Rue Saint-Jean|Rue Saint-Pierre|Rue des Tilleuls|Avenue des Chênes|Avenue Albert Ier|Avenue Reine Astrid
Chaussée de Bruxelles|Chaussée de Namur|Rue du Commerce|Rue de la Liberté|Rue Joseph Wauters|Rue Émile Vandervelde|Rue des Champs|Rue du Bois
Rue des Combattants|Rue de la Chapelle|Rue Basse|Rue du Centre|Quai de Meuse|Rue des Jardins|Rue du Marché|Place du Marché|Avenue Louise`;

function listOf(text: string): readonly string[] {
  return text.split(/[\n|]/);
}
const lists = { dutch: listOf(dutch), flemish: listOf(flemish), french: listOf(french) };
const walloon = new Set(['be-henegouwen', 'be-luik', 'be-luxemburg', 'be-namen', 'be-waals-brabant']);

/** Returns a number in [0, below) that depends only on the text. */
function drawn(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

/**
 * Returns the streets of a place: common street names of its language, in an order that differs by place. They
 * replace a street register, so that the app can be tried without one (docs/decisions/0018-addresses.md).
 */
export function streetsOf(place: Place): readonly string[] {
  if (place.country === 'NL') return inOwnOrder(lists.dutch, place);
  if (walloon.has(place.province)) return inOwnOrder(lists.french, place);
  if (place.province === 'be-brussel') return inOwnOrder([...lists.flemish, ...lists.french], place);
  return inOwnOrder(lists.flemish, place);
}

function inOwnOrder(streets: readonly string[], place: Place): readonly string[] {
  const start = drawn(`${place.province} ${place.name}`, streets.length);
  return [...streets.slice(start), ...streets.slice(0, start)];
}

const letters = 'ABCDEGHJKLMNPRSTVWXZ';

/** Returns a postcode of the place, always the same for the same street: "3572 BJ" or "9000". */
export function postcodeOfStreet(street: string, place: Place): string {
  const { from, to } = postcodesOf(place);
  const seed = `${place.province} ${place.name} ${street.toLowerCase()}`;
  if (place.country === 'BE') return String(from);
  // Towns have several numbers and villages usually one; not all numbers up to the next place belong to this one.
  const number = from + drawn(`${seed} number`, Math.max(1, Math.min(to - from, 10)));
  const letter = (which: string) => letters[drawn(`${seed} ${which}`, letters.length)] ?? 'A';
  return `${number} ${letter('first')}${letter('second')}`;
}

/**
 * Returns the street of a full Dutch postcode such as "3572 BJ": the one to which `postcodeOfStreet` assigns it,
 * otherwise one of the place that is always the same for this postcode.
 */
export function streetOfPostcode(postcode: string, place: Place): string | undefined {
  const streets = streetsOf(place);
  return (
    streets.find((street) => postcodeOfStreet(street, place) === postcode) ??
    streets[drawn(`${place.province} ${place.name} ${postcode}`, streets.length)]
  );
}
