import type { CatalogueProduct, FoundProduct } from './catalogue-client.ts';
import type { Expectation, RatedQuery } from './expectation.ts';

/** How one search did. */
export interface Verdict {
  readonly query: RatedQuery;
  /** The first place of an expected product, from 1; null for none among the first page. */
  readonly place: number | null;
  /** Whether anything that is for sale is what the person expects. */
  readonly isInStock: boolean;
  /** Of a search for something that is not in stock: whether products are shown and the answer says why. */
  readonly isExplained: boolean;
  readonly total: number;
  /** Near-duplicates side by side among the first 12, where another product could have stood between them. */
  readonly doubles: number;
  readonly first: readonly string[];
}

function lies(path: string, under: readonly string[]): boolean {
  return under.some((one) => path === one || path.startsWith(`${one}/`));
}

const shares = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => other.includes(value));

/** The price below which a third of the products of a category lies. */
function cheapIn(all: readonly CatalogueProduct[], category: readonly string[]): number {
  const prices = all
    .filter(({ path }) => lies(path, category))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  return prices[Math.floor(prices.length / 3)] ?? 0;
}

const sides = ['width', 'height', 'depth'] as const;

function measures(side: number | null, [least, most]: readonly [number, number]): boolean {
  return side !== null && side >= least && side <= most;
}

/** Whether a product is what the person expects. */
function isExpected(
  product: CatalogueProduct,
  expects: Expectation,
  all: readonly CatalogueProduct[],
): boolean {
  const { category, color, material, style, decade, brand, under, over, city, province, cheap, title } =
    expects;
  return (
    (category === undefined || lies(product.path, category)) &&
    (color === undefined || shares(color, product.colors)) &&
    (material === undefined || shares(material, product.materials)) &&
    (style === undefined || shares(style, product.styles)) &&
    (decade === undefined || product.decade === decade) &&
    (brand === undefined || brand.includes(product.brand)) &&
    (under === undefined || product.price <= under) &&
    (over === undefined || product.price >= over) &&
    sides.every((side) => expects[side] === undefined || measures(product[side], expects[side])) &&
    (city === undefined || city.includes(product.city)) &&
    (province === undefined || province.includes(product.province)) &&
    (cheap === undefined || product.price <= cheapIn(all, category ?? [''])) &&
    (title === undefined || product.titles.some((one) => title.test(one)))
  );
}

/** What the demo's products show of one object: they are variants of a few dozen. */
function objectOf({ path, colors, materials }: CatalogueProduct): string {
  return [path, [...colors].toSorted().join(), [...materials].toSorted().join()].join('|');
}

/** Two products that a person takes for one, or that one seller put side by side. */
function isNearDuplicate(one: CatalogueProduct, other: CatalogueProduct): boolean {
  return (
    one.seller === other.seller ||
    objectOf(one) === objectOf(other) ||
    (one.photo !== null && one.photo === other.photo) ||
    one.titles[0] === other.titles[0] ||
    (one.brand !== 'unknown' &&
      one.brand === other.brand &&
      one.path === other.path &&
      one.price === other.price)
  );
}

const looked = 12;
/** Products that could have stood between: among these the search may choose without becoming worse. */
const reach = 24;

function doublesIn(
  found: readonly CatalogueProduct[],
  isGood: (product: CatalogueProduct) => boolean,
): number {
  return found.slice(0, looked - 1).filter((one, at) => {
    const next = found[at + 1];
    if (next === undefined || !isNearDuplicate(one, next)) return false;
    // A product that the person did not mean would not be better there.
    const couldStand = (other: CatalogueProduct) =>
      !isNearDuplicate(one, other) && (isGood(other) || !isGood(next));
    return found.slice(at + 2, reach).some(couldStand);
  }).length;
}

/** Judges one answer against the whole catalogue. */
export function verdictOn(
  query: RatedQuery,
  answer: FoundProduct,
  all: ReadonlyMap<string, CatalogueProduct>,
): Verdict {
  const available = [...all.values()];
  const found = answer.uuids.flatMap((uuid) => all.get(uuid) ?? []);
  const isGood = (product: CatalogueProduct) => isExpected(product, query.expects, available);
  const at = found.findIndex(isGood);
  return {
    query,
    place: at < 0 ? null : at + 1,
    isInStock: available.some(isGood),
    isExplained:
      answer.total > 0 && (answer.leftOut.length > 0 || answer.instead !== null || answer.mentioned !== null),
    total: answer.total,
    doubles: doublesIn(found, isGood),
    first: found.slice(0, 3).map(({ titles: [title = ''], path, price }) => `${title} (${path}, ${price})`),
  };
}
