import { slugOf } from '#domain/catalog/entry.ts';
import { brandPools } from './brand-pools.ts';
import type { CatalogueFact } from './catalogue-facts.ts';
import type { DemoChoice } from './demo-choices.ts';
import { collectionsFor } from './demo-collections.ts';
import { editorials, neutralRemarks, originRemarks, useRemarks } from './more-phrases.ts';
import { agedPrice, pastPrices } from './past-prices.ts';
import type { DemoProductPlan } from './product-plan.ts';
import { sellerFor } from './seller-picks.ts';
import { type SteadyRandom, steadyRandom } from './steady-random.ts';
import { stylesFor } from './style-picks.ts';
import { variedTitles } from './vary-titles.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Maximum age of a demo product; products expire after 180 days. */
const oldestDays = 170;
const longestSlug = 70;

const usedStates = ['VERY_GOOD', 'VERY_GOOD', 'GOOD', 'GOOD', 'GOOD', 'REASONABLE'] as const;
/** Attempts to find a title that no other product has; after that a duplicate is accepted, as in real catalogues. */
const mostTries = 8;
/** Categories whose products rarely have a known maker. */
const unbranded = new Set(['tapijten', 'klokken', 'koffers', 'kruiken', 'kamerschermen']);
const manyOf = new Set(['vazen', 'kommen', 'eetkamerstoelen', 'wandlampen', 'hanglampen', 'kruiken']);

/** Picks the decade of a generated product: that of the model if its title mentions it, else one close to it. */
function decadeNear({ decade, titles, timePeriod }: CatalogueFact, random: SteadyRandom): number {
  if (timePeriod === 'RECENT' || /jaren \d0/.test(titles.nl)) return decade;
  if (timePeriod === 'ANTIQUE') return 1920;
  return Math.min(1990, Math.max(1930, decade + random.pick([-10, 0, 0, 0, 10])));
}

function sizeNear(size: number, random: SteadyRandom): number {
  return Math.max(1, Math.round(size * (0.95 + random.next() * 0.1)));
}

function stockOf(fact: CatalogueFact, random: SteadyRandom): number {
  if (random.chance(0.12)) return 0;
  return !fact.isSet && manyOf.has(fact.category) && random.chance(0.2) ? random.whole(2, 9) : 1;
}

function choose(fact: CatalogueFact, isSecondChance: boolean, at: number, random: SteadyRandom): DemoChoice {
  const pool = brandPools[fact.sub] ?? [];
  // Three in five products get a brand; taking turns gives every brand of the pool some products.
  const turn = Math.floor(at / 5) * 3 + (at % 5);
  const isKnown = at % 5 < 3 && !unbranded.has(fact.category);
  const brand = isKnown ? pool[turn % pool.length] : undefined;
  return {
    seller: sellerFor(fact, isSecondChance, random),
    timePeriod: isSecondChance ? 'SECOND_CHANCE' : fact.timePeriod,
    productState: isSecondChance ? random.pick(['PERFECT', 'VERY_GOOD']) : random.pick(usedStates),
    secondChanceType: isSecondChance ? 'SHOWROOM_MODEL' : null,
    inventory: stockOf(fact, random),
    collections: collectionsFor(fact, random),
    highlight: random.chance(0.01) ? 'p' : random.chance(0.02) ? 'f' : null,
    brand: brand ?? 'unknown',
  };
}

function fitsPrice(collection: string, price: number): boolean {
  return collection !== 'onder-honderd-euro' || price < 100;
}

const photoOrders: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
];

function viewsOf(age: number, random: SteadyRandom): number {
  const luck = Math.exp((random.next() + random.next() + random.next() - 1.5) * 2);
  return Math.round(3 + 9 * luck * (age / day) ** 0.7);
}

interface Place {
  /** Index among the products generated from the same model. */
  readonly number: number;
  /** Index among the products generated in the same part of the catalogue. */
  readonly at: number;
  /** Its number among all generated products, from 1. */
  readonly serial: number;
  readonly now: Date;
  /** Dutch titles that are already in use. */
  readonly taken: ReadonlySet<string>;
}

/** Plans one more product of a model and colour that the catalogue has photos of. */
function variedPlan(model: CatalogueFact, place: Place): DemoProductPlan {
  const { number, at, now, taken } = place;
  const random = steadyRandom(`listing ${model.slug} ${number}`);
  const isSecondChance = model.timePeriod === 'RECENT' && random.chance(0.3);
  const near: CatalogueFact = {
    ...model,
    decade: decadeNear(model, random),
    ...(/\d{3}/.test(model.titles.nl)
      ? {}
      : {
          width: sizeNear(model.width, random),
          height: sizeNear(model.height, random),
          depth: sizeNear(model.depth, random),
        }),
  };
  const choice = choose(near, isSecondChance, at, random);
  const age = hour + random.next() ** 1.7 * (oldestDays * day - hour);
  const publishedAt = new Date(now.getTime() - age);
  const price = agedPrice(near, choice, random);
  const { prices, compare } = pastPrices(price, { publishedAt, now, isSecondChance }, random);
  const named = {
    fact: near,
    brand: choice.brand,
    state: choice.productState,
    isShowroom: isSecondChance,
  };
  let titles = variedTitles(named, random);
  for (let tries = 0; taken.has(titles.nl) && tries < mostTries; tries += 1)
    titles = variedTitles(named, random);
  const slug = `${slugOf(titles.nl).slice(0, longestSlug).replace(/-+$/, '')}-${(1000 + number * 100 + at).toString(36)}`;
  const order = random.pick(photoOrders);
  const isSold = choice.inventory === 0;
  return {
    fact: { ...near, slug, titles, price, comparePrice: compare },
    choice: { ...choice, collections: choice.collections.filter((one) => fitsPrice(one, price)) },
    photos: order.map((photo) => `${model.slug}-${photo}.jpg`),
    mood: random.chance(0.6) ? `${model.slug}-${order[1] ?? 2}.jpg` : null,
    styles: stylesFor(near, choice.brand, random),
    views: viewsOf(age, random),
    publishedAt,
    editorial: random.chance(0.14) ? random.pick(editorials[model.main] ?? [null]) : null,
    remarks: [
      random.pick([...neutralRemarks, ...originRemarks]),
      ...(random.chance(0.5) ? [random.pick(useRemarks)] : []),
    ],
    prices,
    updatedAt: isSold
      ? new Date(publishedAt.getTime() + random.next() * age)
      : (prices.at(-1)?.since ?? publishedAt),
    synthetic: place.serial,
  };
}

/**
 * Plans `count` more products for load tests, spread evenly over the models; they are the same in every seed. `known`
 * are the facts of all other products, whose slugs and titles are in use.
 */
export function variedPlans(
  models: readonly CatalogueFact[],
  known: readonly CatalogueFact[],
  count: number,
  now: Date,
): DemoProductPlan[] {
  const counted = new Map<string, number>();
  const slugs = new Set(known.map(({ slug }) => slug));
  const taken = new Set(known.map(({ titles }) => titles.nl));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('There are no models to vary.');
    const at = counted.get(model.sub) ?? 0;
    counted.set(model.sub, at + 1);
    const number = Math.floor(index / models.length);
    const plan = variedPlan(model, { number, at, serial: index + 1, now, taken });
    if (slugs.has(plan.fact.slug)) throw new Error(`Two listings are called ${plan.fact.slug}.`);
    slugs.add(plan.fact.slug);
    taken.add(plan.fact.titles.nl);
    return plan;
  });
}
