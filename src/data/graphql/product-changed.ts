import type { QueryClient } from '@tanstack/react-query';

/** First parts of the query keys under which answers about products of the signed-in seller are cached. */
const dependentKeys = [
  'my-products',
  'sale-suggestions',
  'account-tasks',
  'product',
  'catalog',
  'home',
  'shop',
] as const;

/**
 * Fetches again whatever shows or follows from a seller's own product after it changed: a new price withdraws a price
 * suggestion, and a sold product leaves the product lists. Resolves when the mounted queries have their new answers.
 */
export async function invalidateOwnProducts(client: QueryClient): Promise<void> {
  await Promise.all(dependentKeys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
