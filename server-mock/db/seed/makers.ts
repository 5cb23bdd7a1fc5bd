import type { CatalogueFact } from './catalogue-facts.ts';

/** What a maker plausibly made. A field that is missing sets no condition. */
export interface Maker {
  readonly brand: string;
  /** Values of `sub/category`, or of `sub` for all of its categories. */
  readonly makes: readonly string[];
  /** The object has one of these materials. */
  readonly materials?: readonly string[];
  readonly styles?: readonly string[];
  /** First and last decade of production. */
  readonly decades: readonly [from: number, to: number];
  /** Second-hand prices in whole euros. */
  readonly prices: readonly [low: number, high: number];
}

const oldStyles = ['vintage', 'mid-century', 'design'];
const upholstery = ['stof', 'wol', 'bouclé', 'boucle'];
const contemporary = ['modern', 'scandinavisch', 'art-deco', 'industrieel', 'design'];

/** Makers that exist; the first that fits an object is its brand. */
const knownMakers: readonly Maker[] = [
  {
    ...{ brand: 'Carl Hansen & Søn', makes: ['stoelen/eetkamerstoelen'], materials: ['rotan'] },
    ...{ styles: oldStyles, decades: [1950, 1970], prices: [150, 600] },
  },
  {
    ...{ brand: 'Vitra', makes: ['stoelen/eetkamerstoelen'], materials: ['kunststof'] },
    ...{ styles: ['vintage'], decades: [1950, 1980], prices: [60, 200] },
  },
  {
    ...{ brand: 'Kartell', makes: ['stoelen/eetkamerstoelen'], materials: ['kunststof'] },
    ...{ styles: ['design'], decades: [1970, 1990], prices: [200, 300] },
  },
  {
    ...{ brand: 'Muuto', makes: ['stoelen/eetkamerstoelen'], materials: ['notenhout'] },
    ...{ styles: ['scandinavisch'], decades: [2010, 2020], prices: [80, 300] },
  },
  {
    ...{ brand: 'Wilkhahn', makes: ['stoelen/bureaustoelen'], materials: ['kunststof'] },
    ...{ styles: ['modern'], decades: [1990, 2020], prices: [60, 400] },
  },
  {
    ...{ brand: 'Herman Miller', makes: ['zetels/loungestoelen'], materials: ['notenhout'] },
    ...{ styles: ['design'], decades: [1950, 1980], prices: [600, 4000] },
  },
  {
    ...{ brand: 'Cassina', makes: ['zetels/loungestoelen'], materials: ['staal'] },
    ...{ styles: ['design'], decades: [1960, 1990], prices: [600, 3000] },
  },
  {
    ...{ brand: 'Jori', makes: ['zetels/loungestoelen'], materials: ['leder'] },
    ...{ styles: ['scandinavisch'], decades: [1980, 2010], prices: [200, 1200] },
  },
  {
    ...{ brand: 'Fritz Hansen', makes: ['zetels/fauteuils'], materials: ['staal'] },
    ...{ styles: ['design'], decades: [1960, 1980], prices: [300, 2500] },
  },
  {
    ...{ brand: 'Poltrona Frau', makes: ['zetels/fauteuils'], materials: ['leder'] },
    ...{ styles: ['klassiek'], decades: [1930, 1990], prices: [400, 2500] },
  },
  {
    ...{ brand: 'Fatboy', makes: ['zetels/poefs'], materials: ['katoen'] },
    ...{ decades: [2000, 2020], prices: [30, 150] },
  },
  {
    ...{ brand: 'Spectrum', makes: ['banken/driezitsbanken'], materials: ['staal'] },
    ...{ styles: ['design'], decades: [1960, 1990], prices: [500, 2500] },
  },
  {
    ...{ brand: 'Ligne Roset', makes: ['banken/hoekbanken'], materials: ['bouclé', 'boucle'] },
    ...{ styles: ['modern'], decades: [2000, 2020], prices: [500, 3000] },
  },
  {
    ...{ brand: 'Meurop', makes: ['tafels/bureaus'], materials: ['notenhout'] },
    ...{ decades: [1950, 1970], prices: [100, 500] },
  },
  {
    ...{ brand: 'String', makes: ['kasten/wandkasten'], materials: ['metaal'] },
    ...{ decades: [1950, 2020], prices: [50, 400] },
  },
  {
    ...{ brand: 'Auping', makes: ['bedden/eenpersoonsbedden'], materials: ['metaal'] },
    ...{ decades: [1950, 2020], prices: [80, 500] },
  },
  {
    ...{ brand: 'Flos', makes: ['lampen/tafellampen'], materials: ['glas'] },
    ...{ decades: [1960, 2020], prices: [100, 600] },
  },
  {
    ...{ brand: 'Louis Poulsen', makes: ['lampen/hanglampen'], materials: ['messing'] },
    ...{ decades: [1950, 1970], prices: [120, 900] },
  },
  {
    ...{ brand: 'Serax', makes: ['servies/bestek'], materials: ['messing'] },
    ...{ decades: [2000, 2020], prices: [30, 150] },
  },
  {
    ...{ brand: 'Wedgwood', makes: ['servies/kop-en-schotels'], materials: ['porselein'] },
    ...{ decades: [1930, 1990], prices: [20, 150] },
  },
  {
    ...{ brand: 'Pols Potten', makes: ['accessoires/plantenpotten'], materials: ['terracotta'] },
    ...{ decades: [2000, 2020], prices: [20, 150] },
  },
  {
    ...{ brand: 'Normann Copenhagen', makes: ['accessoires/tapijten'], materials: ['wol'] },
    ...{ styles: ['modern'], decades: [2000, 2020], prices: [100, 400] },
  },
  {
    ...{ brand: 'Tom Dixon', makes: ['accessoires/spiegels'], materials: ['messing'] },
    ...{ styles: ['modern'], decades: [2010, 2020], prices: [80, 400] },
  },
  {
    ...{ brand: 'Thonet', makes: ['stoelen/eetkamerstoelen'], materials: ['hout', 'beuken'] },
    ...{ styles: ['vintage'], decades: [1920, 1970], prices: [120, 400] },
  },
  {
    ...{ brand: 'Knoll', makes: ['stoelen/eetkamerstoelen'], materials: ['wol'] },
    ...{ styles: ['design'], decades: [1950, 1970], prices: [300, 900] },
  },
  {
    ...{ brand: 'Gispen', makes: ['stoelen/bureaustoelen'], materials: ['staal'] },
    ...{ styles: oldStyles, decades: [1930, 1980], prices: [150, 600] },
  },
  {
    ...{ brand: 'Gispen', makes: ['lampen/plafondlampen'], materials: ['glas'] },
    ...{ decades: [1920, 1950], prices: [80, 600] },
  },
  {
    ...{ brand: 'Tubax', makes: ['stoelen/eetkamerstoelen', 'kasten/archiefkasten'] },
    ...{ materials: ['staal', 'metaal'], decades: [1950, 1980], prices: [50, 300] },
  },
  {
    ...{ brand: 'Gelderland', makes: ['banken/tweezitsbanken'], materials: ['teak'] },
    ...{ styles: oldStyles, decades: [1950, 1970], prices: [400, 1500] },
  },
  {
    ...{ brand: 'Leolux', makes: ['zetels/fauteuils', 'banken/driezitsbanken'], materials: ['leder'] },
    ...{ styles: oldStyles, decades: [1970, 1970], prices: [250, 1500] },
  },
  {
    ...{ brand: 'Leolux', makes: ['banken/driezitsbanken'], materials: ['leder'] },
    ...{ styles: oldStyles, decades: [1990, 2010], prices: [400, 1800] },
  },
  {
    ...{ brand: 'Artifort', makes: ['zetels/fauteuils', 'banken/vierzitsbanken'], materials: upholstery },
    ...{ styles: oldStyles, decades: [1950, 1970], prices: [300, 2500] },
  },
  {
    ...{ brand: 'Ethnicraft', makes: ['tafels/eettafels', 'banken/eetkamerbanken', 'kasten/dressoirs'] },
    ...{ materials: ['eiken'], styles: ['scandinavisch'], decades: [2000, 2020], prices: [120, 1500] },
  },
  {
    ...{ brand: 'Artek', makes: ['tafels/eettafels'], materials: ['berken'] },
    ...{ decades: [1940, 2010], prices: [200, 900] },
  },
  {
    ...{ brand: 'HAY', makes: ['tafels/eettafels'], materials: ['eiken'] },
    ...{ styles: ['modern'], decades: [2000, 2020], prices: [150, 900] },
  },
  {
    ...{ brand: 'Pastoe', makes: ['kasten/dressoirs', 'kasten/wandkasten', 'tafels/eettafels'] },
    ...{ materials: ['teak', 'notenhout'], decades: [1950, 1970], prices: [120, 2500] },
  },
  {
    ...{ brand: 'Rivièra Maison', makes: ['kasten/ladekasten'], materials: ['hout'] },
    ...{ styles: ['landelijk'], decades: [2000, 2020], prices: [200, 900] },
  },
  {
    ...{ brand: 'Ikea', makes: ['banken/slaapbanken'], materials: ['metaal'] },
    ...{ decades: [2000, 2020], prices: [80, 250] },
  },
  {
    ...{ brand: 'Ikea', makes: ['kasten/boekenkasten', 'tafels/bureaus'], materials: ['hout', 'vurenhout'] },
    ...{ decades: [2000, 2020], prices: [30, 150] },
  },
  { brand: 'Ikea', makes: ['stoelen/kinderstoelen'], decades: [2000, 2020], prices: [5, 30] },
  {
    ...{ brand: 'Ercol', makes: ['stoelen/schommelstoelen'], materials: ['beuken'] },
    ...{ decades: [1950, 1970], prices: [100, 600] },
  },
  {
    ...{ brand: 'Durlet', makes: ['banken/tweezitsbanken'], materials: ['leder'] },
    ...{ styles: ['klassiek'], decades: [1970, 2000], prices: [400, 1800] },
  },
  {
    ...{ brand: 'Rivièra Maison', makes: ['banken/tweezitsbanken'], materials: ['linnen', 'fluweel'] },
    ...{ styles: ['landelijk'], decades: [2000, 2020], prices: [300, 1500] },
  },
  {
    ...{ brand: 'Omann Jun', makes: ['tafels/salontafels'], materials: ['teak'] },
    ...{ decades: [1950, 1970], prices: [150, 700] },
  },
  {
    ...{ brand: 'Zuiver', makes: ['zetels/poefs'], materials: ['fluweel'] },
    ...{ styles: ['modern'], decades: [2010, 2020], prices: [40, 150] },
  },
  {
    ...{ brand: 'Alessi', makes: ['servies/bestek'], materials: ['staal'] },
    ...{ styles: ['modern'], decades: [1980, 2020], prices: [30, 200] },
  },
  {
    ...{ brand: 'Hala', makes: ['lampen/bureaulampen'], materials: ['metaal'] },
    ...{ decades: [1950, 1980], prices: [50, 250] },
  },
  {
    ...{ brand: 'Philips', makes: ['lampen/wandlampen'], materials: ['metaal'] },
    ...{ styles: ['industrieel'], decades: [1950, 1980], prices: [30, 150] },
  },
  {
    ...{ brand: 'Raak', makes: ['lampen/wandlampen'], materials: ['glas'] },
    ...{ decades: [1950, 1970], prices: [60, 400] },
  },
  {
    ...{ brand: 'Villeroy & Boch', makes: ['servies/theeserviezen'] },
    ...{ materials: ['porselein'], decades: [1930, 1990], prices: [20, 200] },
  },
  {
    ...{ brand: 'Rosenthal', makes: ['servies/borden'], materials: ['porselein'] },
    ...{ styles: ['modern'], decades: [1960, 2000], prices: [25, 200] },
  },
  {
    ...{ brand: 'Boch Frères', makes: ['servies/karaffen'], materials: ['aardewerk'] },
    ...{ decades: [1920, 1970], prices: [20, 120] },
  },
  {
    ...{ brand: 'Iittala', makes: ['servies/glazen'], materials: ['glas'] },
    ...{ styles: ['vintage'], decades: [1960, 2000], prices: [20, 120] },
  },
  {
    ...{ brand: 'Bodum', makes: ['servies/karaffen'], materials: ['glas'] },
    ...{ styles: ['modern'], decades: [1980, 2020], prices: [15, 60] },
  },
  {
    ...{ brand: 'Ferm Living', makes: ['accessoires/plantenpotten'], materials: ['keramiek'] },
    ...{ decades: [2010, 2020], prices: [25, 150] },
  },
  {
    ...{ brand: 'House Doctor', makes: ['accessoires/spiegels'], materials: ['metaal'] },
    ...{ decades: [2010, 2020], prices: [40, 200] },
  },
  {
    ...{ brand: 'HKliving', makes: ['accessoires/kussens'], materials: ['fluweel'] },
    ...{ decades: [2010, 2020], prices: [25, 120] },
  },
];

/** Makers that the demo invents: contemporary products only, also those that get a second chance. */
export const inventedMakers: readonly Maker[] = [
  {
    ...{ brand: 'Noorderlicht', makes: ['lampen'], styles: contemporary },
    ...{ decades: [2000, 2020], prices: [40, 400] },
  },
  {
    ...{ brand: 'Klei & Co', makes: ['accessoires/vazen', 'servies/kommen'] },
    ...{ materials: ['keramiek', 'aardewerk'], decades: [2000, 2020], prices: [20, 120] },
  },
  {
    brand: 'Studio Veer',
    makes: ['stoelen', 'zetels/fauteuils', 'banken', 'tafels/bartafels', 'tafels/salontafels', 'bedden'],
    materials: ['eiken', 'essen', 'hout', 'fluweel', 'bouclé', 'boucle', 'stof', 'staal'],
    ...{ styles: contemporary, decades: [2000, 2020], prices: [120, 2000] },
  },
  {
    ...{ brand: 'Studio Veer', makes: ['kasten/tv-meubels', 'kasten/boekenkasten'], styles: contemporary },
    ...{ decades: [2000, 2020], prices: [160, 900] },
  },
];

export const makers: readonly Maker[] = [...knownMakers, ...inventedMakers];

/** Whether a maker plausibly made this object. */
export function couldHaveMade(maker: Maker, fact: CatalogueFact): boolean {
  const [from, to] = maker.decades;
  const [low, high] = maker.prices;
  return (
    (maker.makes.includes(fact.sub) || maker.makes.includes(`${fact.sub}/${fact.category}`)) &&
    (maker.materials?.some((material) => fact.materials.includes(material)) ?? true) &&
    (maker.styles?.includes(fact.style) ?? true) &&
    fact.decade >= from &&
    fact.decade <= to &&
    fact.price >= low &&
    fact.price <= high
  );
}

/** Returns the brand of an object; 'unknown' without a plausible maker. */
export function brandOf(fact: CatalogueFact): string {
  return makers.find((maker) => couldHaveMade(maker, fact))?.brand ?? 'unknown';
}
