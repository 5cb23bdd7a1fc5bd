import type { StartTask } from '../../start-task.ts';
import { placeProducts } from './place-products.ts';
import { forgetOldSearches } from './popular-searches.ts';

/** Sets missing positions, and deletes search counts that are no longer used. */
export const startCatalog: StartTask = async ({ db, clock, log }) => {
  const placed = await placeProducts(db);
  if (placed > 0) log.info({ placed }, 'products were given their place');
  await forgetOldSearches(db, clock.now());
  return undefined;
};
