import { slugOf } from '#domain/catalog/entry.ts';

const longest = 80;

/**
 * Addresses for a product in the order to try them: its title, then the title with a piece of its id, then with the
 * whole id, which nobody else has. A slug is chosen once and then stays, so that links stay good.
 */
export function slugCandidates(title: string, id: string): string[] {
  const base = slugOf(title).slice(0, longest).replace(/-+$/, '') || 'product';
  return [base, `${base}-${id.slice(0, 6)}`, `${base}-${id}`];
}
