import { type SizeRanges, wantedSides } from './size-range.ts';

/** The fields of a wanted item that decide which products match. */
export interface WantedFacts {
  readonly title: string;
  /** In cents. */
  readonly budget: number;
  /** The category path from the root; null for any category. */
  readonly category: string | null;
  readonly sizes: SizeRanges;
}

/** The fields of a product that are compared with a wanted item. */
export interface MatchedProduct {
  /** The words of the title, brand, materials and other descriptive texts (`wordsIn`), in any order. */
  readonly words: readonly string[];
  /** In cents; null while it has no price. */
  readonly price: number | null;
  /** The category path from the root. */
  readonly category: string;
  /** In centimetres; null when not known. */
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
}

/**
 * Whether a product matches a wanted item (WANT-003, docs/readings.md): within the budget, in the category or below
 * it, every limited side known and within its range, and a similar name. The name is similar if it contains one word
 * of the title when there is a category, or half of them without one. A title of filler words alone matches by
 * category only.
 */
export function matches(wish: WantedFacts, product: MatchedProduct): boolean {
  if (product.price === null || product.price > wish.budget) return false;
  if (wish.category !== null && !`${product.category}/`.startsWith(`${wish.category}/`)) return false;
  return fits(wish.sizes, product) && isNamedAlike(wish, product.words);
}

function fits(sizes: SizeRanges, product: MatchedProduct): boolean {
  return wantedSides.every((side) => {
    const range = sizes[side];
    if (range === undefined) return true;
    const size = product[side];
    if (size === null) return false;
    return (range.lower === null || size >= range.lower) && (range.upper === null || size <= range.upper);
  });
}

function isNamedAlike({ title, category }: WantedFacts, words: readonly string[]): boolean {
  const asked = [...new Set(wordsIn(title).map(stemOf))];
  if (asked.length === 0) return category !== null;
  // Dutch forms compounds: "stoel" is contained in "eetkamerstoel".
  const found = asked.filter((stem) => words.some((word) => word.includes(stem))).length;
  return found >= (category === null ? Math.ceil(asked.length / 2) : 1);
}

/** Filler words that express the request. Other words of three or more letters describe the product. */
const filling = new Set(
  `gezocht zoek zoeken wanted looking search cherche recherche het een met van voor the with for and une les des avec
   pour dans naar graag mooi mooie nice beau belle`.split(/\s+/),
);

/** The different words of a text that describe a product, in small letters without accents. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !filling.has(word));
  return [...new Set(words)];
}

/** Removes the plural ending of the three languages from words that are long enough. */
function stemOf(word: string): string {
  return word.length > 5 ? word.replace(/(en|s|x)$/, '') : word;
}
