import { readFileSync } from 'node:fs';
import { slugOf } from '#domain/catalog/entry.ts';
import type { CatalogueFact } from './catalogue-facts.ts';
import type { DemoChoice } from './demo-choices.ts';
import { collectionsFor } from './demo-collections.ts';
import { inventedMakers } from './makers.ts';
import { editorials } from './more-phrases.ts';
import { pastPrices, priceInState } from './past-prices.ts';
import { secondSalesPath } from './paths.ts';
import { type DemoProductPlan, spreadOverDays } from './product-plan.ts';
import { remarksFor } from './remark-picks.ts';
import { sellerFor } from './seller-picks.ts';
import { type SteadyRandom, steadyRandom } from './steady-random.ts';
import { stylesFor } from './style-picks.ts';

const day = 24 * 60 * 60 * 1000;
/**
 * Second products of an object are older than all first ones, in the same order. In a list by age the two are then as
 * far apart as the list allows: on different pages wherever it has more than a page of objects.
 */
const oldestFirst = 78;
const daysForSecond = 88;
const soldWithinDays = 60;
/** Sellers that are tried before one may have two products of a category. */
const mostTries = 20;
/** Categories whose photos show digits or letters, which a mirror would reverse. */
export const neverMirrored: ReadonlySet<string> = new Set([
  'klokken',
  'keukenaccessoires',
  'kunst',
  'boekenkasten',
  'wandkasten',
]);
/** In a category with fewer objects, no second product is sold by chance: the demo's own orders take some products, too. */
const fewestToSell = 3;
const usedStates = ['VERY_GOOD', 'VERY_GOOD', 'GOOD', 'GOOD', 'REASONABLE'] as const;
const inventedBrands = new Set(inventedMakers.map(({ brand }) => brand));

/** One line of second-sales.tsv: another product of the same object, by another seller. */
interface SecondSale {
  readonly slug: string;
  /** The number of its first photo: 1 where photo 2 shows the back. */
  readonly lead: number;
  readonly titles: DemoProductPlan['fact']['titles'];
}

function readSecondSales(): SecondSale[] {
  const [, ...lines] = readFileSync(secondSalesPath, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [slug = '', lead = '', nl = '', en = '', fr = ''] = line.split('\t');
    return { slug, lead: Number(lead), titles: { nl, en, fr } };
  });
}

function recipeFor({ category }: CatalogueFact, random: SteadyRandom): string {
  return `${neverMirrored.has(category) ? 'closer' : 'mirror'}-${random.pick(['warm', 'cool'])}`;
}

/** The same size measured by somebody else: sometimes a centimetre more or less. */
function measuredAgain(fact: CatalogueFact, random: SteadyRandom): CatalogueFact {
  if (/\d{2}/.test(fact.titles.nl) || fact.width < 20) return fact;
  return { ...fact, width: fact.width + random.pick([-1, 0, 1]), depth: fact.depth + random.pick([0, 0, 1]) };
}

/** A seller other than that of the first product; one who sells nothing else in the category, if that is easy to find. */
function otherSeller(
  fact: CatalogueFact,
  isSecondChance: boolean,
  { first, inCategory }: { readonly first: string; readonly inCategory: ReadonlySet<string> },
  random: SteadyRandom,
): string {
  // The brand of the demo accounts has more second-chance products than the others.
  if (isSecondChance && first !== 'merk' && random.chance(0.6)) return 'merk';
  for (let tries = 1; ; tries += 1) {
    const seller = sellerFor(fact, isSecondChance, random);
    if (seller !== first && (tries >= mostTries || !inCategory.has(seller))) return seller;
  }
}

function choose(
  fact: CatalogueFact,
  first: DemoChoice,
  inCategory: ReadonlySet<string>,
  random: SteadyRandom,
): DemoChoice {
  const isSecondChance =
    fact.timePeriod === 'RECENT' && inventedBrands.has(first.brand) && !first.secondChanceType;
  return {
    seller: otherSeller(fact, isSecondChance, { first: first.seller, inCategory }, random),
    timePeriod: isSecondChance ? 'SECOND_CHANCE' : fact.timePeriod,
    productState: isSecondChance ? random.pick(['PERFECT', 'VERY_GOOD']) : random.pick(usedStates),
    secondChanceType: isSecondChance ? 'SHOWROOM_MODEL' : null,
    inventory: random.chance(0.12) ? 0 : 1,
    collections: [],
    highlight: null,
    brand: first.brand,
  };
}

interface Circumstances {
  readonly now: Date;
  /** Whether it is for sale; null leaves it to chance. */
  readonly inStock: boolean | null;
  /** The sellers of other products of its category. */
  readonly inCategory: ReadonlySet<string>;
}

function secondPlan(
  object: CatalogueFact,
  { lead, titles }: SecondSale,
  first: DemoProductPlan,
  { now, inStock, inCategory }: Circumstances,
): DemoProductPlan {
  const random = steadyRandom(`second ${object.slug}`);
  const chosen = choose(object, first.choice, inCategory, random);
  const choice = inStock === null ? chosen : { ...chosen, inventory: inStock ? 1 : 0 };
  const isSecondChance = choice.secondChanceType !== null;
  const firstAge = (now.getTime() - first.publishedAt.getTime()) / day;
  const publishedAt = new Date(
    now.getTime() - (oldestFirst + (firstAge / spreadOverDays) * daysForSecond) * day,
  );
  const price = priceInState(object.price, first.choice.productState, choice.productState, random);
  const { prices, compare } = pastPrices(price, { publishedAt, now, isSecondChance }, random);
  const recipe = recipeFor(object, random);
  const order = lead === 1 ? [1, 2, 3] : [2, 1, 3];
  const photos = order.map((photo) => `${object.slug}-${photo}.${recipe}.jpg`);
  const isSold = choice.inventory === 0;
  const fact = { ...measuredAgain({ ...object, titles }, random), price };
  return {
    fact: {
      ...fact,
      slug: slugOf(titles.nl),
      comparePrice: isSecondChance || random.chance(0.3) ? compare : null,
    },
    choice: { ...choice, collections: collectionsFor(fact, random) },
    photos,
    mood: photos[1] ?? null,
    styles: stylesFor(object, choice.brand, random),
    views: first.views + random.whole(0, 60),
    publishedAt,
    editorial: random.chance(0.14) ? random.pick(editorials[object.main] ?? [null]) : null,
    remarks: remarksFor(choice.seller, random),
    prices,
    updatedAt: isSold ? new Date(publishedAt.getTime() + random.next() * soldWithinDays * day) : publishedAt,
    synthetic: null,
  };
}

function categoryOf({ sub, category }: CatalogueFact): string {
  return `${sub}/${category}`;
}

function countsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(items, keyOf)].map(([key, of]) => [key, of.length]));
}

function known(sellers: Map<string, Set<string>>, category: string): Set<string> {
  const ofCategory = sellers.get(category) ?? new Set();
  sellers.set(category, ofCategory);
  return ofCategory;
}

/**
 * Whether the second product of an object is for sale; null leaves it to chance. Of the only object of a category or
 * brand one product is for sale: two would stand side by side on the page of that category or brand.
 */
function stockOf(first: DemoProductPlan, objectsOnPage: number): boolean | null {
  if (objectsOnPage === 1) return first.choice.inventory === 0;
  return objectsOnPage < fewestToSell ? true : null;
}

/** Plans another product for most objects of `firsts`, in the order of second-sales.tsv; at most `count`. */
export function secondPlans(
  objects: readonly CatalogueFact[],
  firsts: readonly DemoProductPlan[],
  count: number,
  now: Date,
): DemoProductPlan[] {
  const objectOf = new Map(objects.map((object) => [object.slug, object]));
  const firstOf = new Map(firsts.map((first) => [first.fact.slug, first]));
  const sizes = countsBy(objects, categoryOf);
  const ofBrand = countsBy(firsts, ({ choice }) => choice.brand);
  const sellers = new Map<string, Set<string>>();
  for (const { fact, choice } of firsts) known(sellers, categoryOf(fact)).add(choice.seller);
  return readSecondSales()
    .slice(0, count)
    .map((sale) => {
      const [object, first] = [objectOf.get(sale.slug), firstOf.get(sale.slug)];
      if (object === undefined || first === undefined)
        throw new Error(`second-sales.tsv names ${sale.slug}, which products.tsv does not have.`);
      const isOnlyOfBrand = ofBrand.get(first.choice.brand) === 1;
      const inStock = stockOf(first, isOnlyOfBrand ? 1 : (sizes.get(categoryOf(object)) ?? 0));
      const inCategory = known(sellers, categoryOf(object));
      const plan = secondPlan(object, sale, first, { now, inStock, inCategory });
      inCategory.add(plan.choice.seller);
      return plan;
    });
}
