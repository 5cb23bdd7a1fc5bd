import type { Titles } from '#domain/catalog/entry.ts';
import type { CatalogueFact } from './catalogue-facts.ts';
import { choiceFor, type DemoChoice } from './demo-choices.ts';
import { collectionsFor } from './demo-collections.ts';
import { remarksFor } from './remark-picks.ts';
import { steadyId, steadyNumber } from './steady.ts';
import { steadyRandom } from './steady-random.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Age of the oldest first product of an object. */
export const spreadOverDays = 60;

/** One demo product before it is converted to rows. */
export interface DemoProductPlan {
  readonly fact: CatalogueFact;
  readonly choice: DemoChoice;
  /** Keys in the media bucket `catalogue`, the featured photo first. */
  readonly photos: readonly string[];
  readonly mood: string | null;
  readonly styles: readonly string[];
  readonly views: number;
  readonly publishedAt: Date;
  readonly editorial: Titles | null;
  readonly remarks: readonly Titles[];
  /** The price history in whole euros, oldest first; the last price is the current one. */
  readonly prices: readonly { readonly euros: number; readonly since: Date }[];
  /** Time of the last stock change; the publication date unless the product is sold. */
  readonly updatedAt: Date;
  /** Its number among the products that are generated for load tests; null for all others. */
  readonly synthetic: number | null;
}

/** The share of comparison prices that is shown, besides those of second-chance products. */
const comparedShare = 25;
/** The first objects of products.tsv have plainer photos: they come later than their turn by this share of the list. */
const plainerPhotos = 92;
const laterBy = 0.3;

/** Returns a stable order that mixes the categories, the best photos first. */
function inOrder(facts: readonly CatalogueFact[]): CatalogueFact[] {
  const turns = new Map(
    facts.map(({ slug }, at) => [
      slug,
      Number.parseInt(steadyId(slug).slice(0, 8), 16) / 2 ** 32 + (at < plainerPhotos ? laterBy : 0),
    ]),
  );
  return facts.toSorted((one, other) => (turns.get(one.slug) ?? 0) - (turns.get(other.slug) ?? 0));
}

function shownComparePrice(fact: CatalogueFact): number | null {
  const isShown =
    choiceFor(fact).secondChanceType !== null || steadyNumber(`${fact.slug} compared`, 100) < comparedShare;
  return isShown ? fact.comparePrice : null;
}

function choiceOf(fact: CatalogueFact): DemoChoice {
  const choice = choiceFor(fact);
  const random = steadyRandom(`collections ${fact.slug}`);
  const others = collectionsFor(fact, random).filter((one) => !choice.collections.includes(one));
  return { ...choice, collections: [...choice.collections, ...others] };
}

/** Plans for the products of products.tsv, published over the last `spreadOverDays` before `now`, the newest an hour ago. */
export function basePlans(facts: readonly CatalogueFact[], now: Date): DemoProductPlan[] {
  const shuffled = inOrder(facts);
  const step = (spreadOverDays * day) / facts.length;
  return shuffled.map((fact, at) => {
    const publishedAt = new Date(now.getTime() - hour - at * step);
    return {
      fact: { ...fact, comparePrice: shownComparePrice(fact) },
      choice: choiceOf(fact),
      photos: [1, 2, 3].map((number) => `${fact.slug}-${number}.jpg`),
      mood: `${fact.slug}-2.jpg`,
      styles: [fact.style],
      views: 12 + steadyNumber(`${fact.slug} views`, 900),
      publishedAt,
      editorial: null,
      remarks: remarksFor(choiceFor(fact).seller, steadyRandom(`remarks ${fact.slug}`)),
      prices: [{ euros: fact.price, since: publishedAt }],
      updatedAt: publishedAt,
      synthetic: null,
    };
  });
}
