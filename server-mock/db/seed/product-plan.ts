import type { Titles } from '#domain/catalog/entry.ts';
import type { CatalogueFact } from './catalogue-facts.ts';
import { choiceFor, type DemoChoice } from './demo-choices.ts';
import { steadyId, steadyNumber } from './steady.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const spreadOverDays = 60;

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
}

/** Plans for the products of products.tsv, published over the last 60 days before `now`, the newest an hour ago. */
export function basePlans(facts: readonly CatalogueFact[], now: Date): DemoProductPlan[] {
  // A stable order that mixes the categories.
  const shuffled = facts.toSorted((one, other) => (steadyId(one.slug) < steadyId(other.slug) ? -1 : 1));
  const step = (spreadOverDays * day) / facts.length;
  return shuffled.map((fact, at) => {
    const publishedAt = new Date(now.getTime() - hour - at * step);
    return {
      fact,
      choice: choiceFor(fact),
      photos: [1, 2, 3].map((number) => `${fact.slug}-${number}.jpg`),
      mood: `${fact.slug}-2.jpg`,
      styles: [fact.style],
      views: 12 + steadyNumber(`${fact.slug} views`, 900),
      publishedAt,
      editorial: null,
      remarks: [],
      prices: [{ euros: fact.price, since: publishedAt }],
      updatedAt: publishedAt,
    };
  });
}
