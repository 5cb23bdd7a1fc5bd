import type { CatalogueProduct, FoundProduct } from './catalogue-client.ts';
import type { Expectation, RatedQuery } from './expectation.ts';

/** The rating of one search. */
export interface Verdict {
  readonly query: RatedQuery;
  /** Rank of the first expected product, from 1; null if the first page has none. */
  readonly place: number | null;
  /** Whether any product for sale meets the expectation. */
  readonly isInStock: boolean;
  /** For a search without a matching product in stock: whether products are shown and the answer says why. */
  readonly isExplained: boolean;
  readonly total: number;
  /** Adjacent near-duplicates on the first page, where another product could have been placed between them. */
  readonly doubles: number;
  readonly first: readonly string[];
}

function lies(path: string, under: readonly string[]): boolean {
  return under.some((one) => path === one || path.startsWith(`${one}/`));
}

const shares = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => other.includes(value));

/** The price at the lowest third of the products in a category. */
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

/** The object that a product of the demo shows: its photos have its name, also where they are mirrored or cropped. */
function objectOf({ photo, uuid }: CatalogueProduct): string {
  return photo?.replace(/-\d(\.[a-z-]+)?\.jpg$/, '') ?? uuid;
}

/** Whether two products look the same to a person. */
function looksAlike(one: CatalogueProduct, other: CatalogueProduct): boolean {
  return (
    objectOf(one) === objectOf(other) ||
    one.titles[0] === other.titles[0] ||
    (one.brand !== 'unknown' &&
      one.brand === other.brand &&
      one.path === other.path &&
      one.price === other.price)
  );
}

/** Whether two products look the same, or come from one seller. */
function isNearDuplicate(one: CatalogueProduct, other: CatalogueProduct): boolean {
  return one.seller === other.seller || looksAlike(one, other);
}

/** The first page. */
const looked = 36;
/** Number of first results among which the seller counts, too, and products that do not meet the expectation. */
const seenFirst = 12;

function doublesIn(
  found: readonly CatalogueProduct[],
  isGood: (product: CatalogueProduct) => boolean,
): number {
  return found.slice(0, looked - 1).filter((one, at) => {
    const next = found[at + 1];
    const isFirst = at < seenFirst - 1;
    const isDouble = isFirst ? isNearDuplicate : looksAlike;
    if (next === undefined || !isDouble(one, next)) return false;
    // A product that does not meet the expectation would be no better in that place.
    const couldStand = (other: CatalogueProduct) =>
      !isNearDuplicate(one, other) && (isGood(other) || (isFirst && !isGood(next)));
    return found.slice(at + 2).some(couldStand);
  }).length;
}

/** Rates one answer against the whole catalogue. */
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
