import type { StartTask } from '../../start-task.ts';
import { placeProducts } from './place-products.ts';

/** Sets missing positions. */
export const startCatalog: StartTask = async ({ db, log }) => {
  const placed = await placeProducts(db);
  if (placed > 0) log.info({ placed }, 'products were given their place');
  return undefined;
};
