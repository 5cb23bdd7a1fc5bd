import Fuse from 'fuse.js';

/** 0 asks for exactly these letters, 1 takes anything (FILT-015, readings). */
export const brandThreshold = 0.3;

/** Finds options by their title, the best first, whatever the case and accents. */
export function brandSearch<Option extends { readonly title: string }>(
  options: readonly Option[],
): (words: string) => readonly Option[] {
  const fuse = new Fuse(options, {
    keys: ['title'],
    threshold: brandThreshold,
    ignoreDiacritics: true,
    ignoreLocation: true,
  });
  return (words) => fuse.search(words.trim()).map(({ item }) => item);
}
