import type { Locale } from '../constants/locales.ts';

type Names = readonly [local: string, nl: string, en: string, fr: string];

/**
 * The places of the Netherlands and Belgium that have another name in Dutch, English or French, by their local name
 * as in postal addresses and the gazetteer (docs/decisions/0011-places.md). French and Dutch names of Belgian places
 * are those of the Belgian language legislation; English has its own name for the best known only. A name is never
 * looked up by its translation: Bergen is the Dutch name of Mons, and two villages of the Netherlands.
 */
const names: readonly Names[] = [
  // The Netherlands
  ['Bergen op Zoom', 'Bergen op Zoom', 'Bergen op Zoom', 'Berg-op-Zoom'],
  ['Breda', 'Breda', 'Breda', 'Bréda'],
  ['Den Haag', 'Den Haag', 'The Hague', 'La Haye'],
  ["'s-Gravenhage", 'Den Haag', 'The Hague', 'La Haye'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch", "'s-Hertogenbosch", 'Bois-le-Duc'],
  ['Groningen', 'Groningen', 'Groningen', 'Groningue'],
  ['Leiden', 'Leiden', 'Leiden', 'Leyde'],
  ['Middelburg', 'Middelburg', 'Middelburg', 'Middelbourg'],
  ['Nijmegen', 'Nijmegen', 'Nijmegen', 'Nimègue'],
  ['Roermond', 'Roermond', 'Roermond', 'Ruremonde'],
  ['Vlissingen', 'Vlissingen', 'Vlissingen', 'Flessingue'],
  // Brussels, where the French names are local too
  ['Brussel', 'Brussel', 'Brussels', 'Bruxelles'],
  ['Elsene', 'Elsene', 'Ixelles', 'Ixelles'],
  ['Schaarbeek', 'Schaarbeek', 'Schaerbeek', 'Schaerbeek'],
  ['Ukkel', 'Ukkel', 'Uccle', 'Uccle'],
  // Flanders
  ['Aalst', 'Aalst', 'Aalst', 'Alost'],
  ['Antwerpen', 'Antwerpen', 'Antwerp', 'Anvers'],
  ['Brugge', 'Brugge', 'Bruges', 'Bruges'],
  ['De Panne', 'De Panne', 'De Panne', 'La Panne'],
  ['Dendermonde', 'Dendermonde', 'Dendermonde', 'Termonde'],
  ['Diksmuide', 'Diksmuide', 'Diksmuide', 'Dixmude'],
  ['Gent', 'Gent', 'Ghent', 'Gand'],
  ['Geraardsbergen', 'Geraardsbergen', 'Geraardsbergen', 'Grammont'],
  ['Halle', 'Halle', 'Halle', 'Hal'],
  ['Ieper', 'Ieper', 'Ypres', 'Ypres'],
  ['Kortrijk', 'Kortrijk', 'Kortrijk', 'Courtrai'],
  ['Leuven', 'Leuven', 'Leuven', 'Louvain'],
  ['Lier', 'Lier', 'Lier', 'Lierre'],
  ['Mechelen', 'Mechelen', 'Mechelen', 'Malines'],
  ['Menen', 'Menen', 'Menen', 'Menin'],
  ['Nieuwpoort', 'Nieuwpoort', 'Nieuwpoort', 'Nieuport'],
  ['Oostende', 'Oostende', 'Ostend', 'Ostende'],
  ['Oudenaarde', 'Oudenaarde', 'Oudenaarde', 'Audenarde'],
  ['Roeselare', 'Roeselare', 'Roeselare', 'Roulers'],
  ['Ronse', 'Ronse', 'Ronse', 'Renaix'],
  ['Sint-Niklaas', 'Sint-Niklaas', 'Sint-Niklaas', 'Saint-Nicolas'],
  ['Sint-Truiden', 'Sint-Truiden', 'Sint-Truiden', 'Saint-Trond'],
  ['Temse', 'Temse', 'Temse', 'Tamise'],
  ['Tienen', 'Tienen', 'Tienen', 'Tirlemont'],
  ['Tongeren', 'Tongeren', 'Tongeren', 'Tongres'],
  ['Veurne', 'Veurne', 'Veurne', 'Furnes'],
  ['Vilvoorde', 'Vilvoorde', 'Vilvoorde', 'Vilvorde'],
  // Wallonia
  ['Arlon', 'Aarlen', 'Arlon', 'Arlon'],
  ['Ath', 'Aat', 'Ath', 'Ath'],
  ["Braine-l'Alleud", 'Eigenbrakel', "Braine-l'Alleud", "Braine-l'Alleud"],
  ['Enghien', 'Edingen', 'Enghien', 'Enghien'],
  ['Huy', 'Hoei', 'Huy', 'Huy'],
  ['Liège', 'Luik', 'Liège', 'Liège'],
  ['Mons', 'Bergen', 'Mons', 'Mons'],
  ['Mouscron', 'Moeskroen', 'Mouscron', 'Mouscron'],
  ['Namur', 'Namen', 'Namur', 'Namur'],
  ['Nivelles', 'Nijvel', 'Nivelles', 'Nivelles'],
  ['Soignies', 'Zinnik', 'Soignies', 'Soignies'],
  ['Tournai', 'Doornik', 'Tournai', 'Tournai'],
  ['Wavre', 'Waver', 'Wavre', 'Wavre'],
];

const bilingual: ReadonlySet<string> = new Set(['Brussel', 'Elsene', 'Schaarbeek', 'Ukkel']);

const byLocalName = new Map(
  names.flatMap(([local, nl, en, fr]) =>
    (bilingual.has(local) ? [local, fr] : [local]).map(
      (name) => [name.toLowerCase(), { nl, en, fr }] as const,
    ),
  ),
);

/** Every name in another language, with the local one. */
export const otherNames: readonly (readonly [other: string, local: string])[] = names.flatMap(
  ([local, ...others]) => others.filter((other) => other !== local).map((other) => [other, local] as const),
);

/**
 * Returns the name of a place as readers of a language know it: "Anvers" for Antwerpen in French. Other names are
 * returned as they are. Not for postal addresses, which have local names.
 */
export function placeNameIn(local: string, locale: Locale): string {
  return byLocalName.get(local.trim().toLowerCase())?.[locale] ?? local;
}
