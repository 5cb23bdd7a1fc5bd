import { type CatalogEntry, entry } from './entry.ts';

export type Country = 'NL' | 'BE';

/** The 12 Dutch provinces. */
export const dutchProvinces: readonly CatalogEntry[] = [
  entry('nl-drenthe', 'Drenthe', 'Drenthe', 'Drenthe'),
  entry('nl-flevoland', 'Flevoland', 'Flevoland', 'Flevoland'),
  entry('nl-friesland', 'Friesland', 'Friesland', 'Frise'),
  entry('nl-gelderland', 'Gelderland', 'Gelderland', 'Gueldre'),
  entry('nl-groningen', 'Groningen', 'Groningen', 'Groningue'),
  entry('nl-limburg', 'Limburg', 'Limburg', 'Limbourg'),
  entry('nl-noord-brabant', 'Noord-Brabant', 'North Brabant', 'Brabant-Septentrional'),
  entry('nl-noord-holland', 'Noord-Holland', 'North Holland', 'Hollande-Septentrionale'),
  entry('nl-overijssel', 'Overijssel', 'Overijssel', 'Overijssel'),
  entry('nl-utrecht', 'Utrecht', 'Utrecht', 'Utrecht'),
  entry('nl-zeeland', 'Zeeland', 'Zeeland', 'Zélande'),
  entry('nl-zuid-holland', 'Zuid-Holland', 'South Holland', 'Hollande-Méridionale'),
];

/** The 11 Belgian provinces, with Brussels counted as one. */
export const belgianProvinces: readonly CatalogEntry[] = [
  entry('be-antwerpen', 'Antwerpen', 'Antwerp', 'Anvers'),
  entry('be-brussel', 'Brussel', 'Brussels', 'Bruxelles'),
  entry('be-henegouwen', 'Henegouwen', 'Hainaut', 'Hainaut'),
  entry('be-limburg', 'Limburg', 'Limburg', 'Limbourg'),
  entry('be-luik', 'Luik', 'Liège', 'Liège'),
  entry('be-luxemburg', 'Luxemburg', 'Luxembourg', 'Luxembourg'),
  entry('be-namen', 'Namen', 'Namur', 'Namur'),
  entry('be-oost-vlaanderen', 'Oost-Vlaanderen', 'East Flanders', 'Flandre-Orientale'),
  entry('be-vlaams-brabant', 'Vlaams-Brabant', 'Flemish Brabant', 'Brabant flamand'),
  entry('be-waals-brabant', 'Waals-Brabant', 'Walloon Brabant', 'Brabant wallon'),
  entry('be-west-vlaanderen', 'West-Vlaanderen', 'West Flanders', 'Flandre-Occidentale'),
];

export const provinces: readonly CatalogEntry[] = [...dutchProvinces, ...belgianProvinces];
