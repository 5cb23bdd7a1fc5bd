import { smallestDemo } from '../../setting-values.ts';
import { readCatalogue } from './catalogue-facts.ts';
import { basePlans, type DemoProductPlan } from './product-plan.ts';
import { secondPlans } from './second-sales.ts';
import { variedPlans } from './vary.ts';

/**
 * Plans `count` products of the demo (at least `smallestDemo`): one for each object of products.tsv, then those of
 * second-sales.tsv, then generated ones for load tests. Null plans all products but the generated ones.
 */
export function demoPlans(count: number | null, now: Date): DemoProductPlan[] {
  const wanted = Math.max(smallestDemo, count ?? Number.POSITIVE_INFINITY);
  const objects = readCatalogue().slice(0, wanted);
  const firsts = basePlans(objects, now);
  const seconds = secondPlans(objects, firsts, wanted - firsts.length, now);
  const real = [...firsts, ...seconds];
  if (count === null) return real;
  const known = real.map(({ fact }) => fact);
  return [...real, ...variedPlans(objects, known, wanted - real.length, now)];
}
