import { slugOf } from '#domain/catalog/entry.ts';

const longest = 80;

/**
 * Returns the slugs to try for a product, in order: its title, the title with the start of its id, and the title with
 * the whole id, which is unique. A slug never changes once chosen, so that links keep working.
 */
export function slugCandidates(title: string, id: string): string[] {
  const base = slugOf(title).slice(0, longest).replace(/-+$/, '') || 'product';
  return [base, `${base}-${id.slice(0, 6)}`, `${base}-${id}`];
}
