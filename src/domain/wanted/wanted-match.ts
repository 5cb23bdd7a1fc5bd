import { type SizeRanges, wantedSides } from './size-range.ts';

/** What of a wanted item decides which pieces it is told about. */
export interface Wish {
  readonly title: string;
  /** Cents. */
  readonly budget: number;
  /** All segments from the top; null for any. */
  readonly category: string | null;
  readonly sizes: SizeRanges;
}

/** What of a piece is looked at. */
export interface WishedProduct {
  /** Title, brand, materials and whatever else describes it, in any order. */
  readonly words: string;
  /** Cents; null while it has no price. */
  readonly price: number | null;
  /** All segments from the top. */
  readonly category: string;
  /** Centimetres; null where it is not known. */
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
}

/**
 * Whether a piece is one that the person wants to hear of (readings WANT-003): within the budget, in the category or below
 * it, every limited side known and within its range, and named alike: one word of the title when there is a category,
 * half of them without. A title of filling words alone leaves it to the category.
 */
export function isWished(wish: Wish, piece: WishedProduct): boolean {
  if (piece.price === null || piece.price > wish.budget) return false;
  if (wish.category !== null && !`${piece.category}/`.startsWith(`${wish.category}/`)) return false;
  return fits(wish.sizes, piece) && isNamedAlike(wish, piece.words);
}

function fits(sizes: SizeRanges, piece: WishedProduct): boolean {
  return wantedSides.every((side) => {
    const range = sizes[side];
    if (range === undefined) return true;
    const size = piece[side];
    if (size === null) return false;
    return (range.lower === null || size >= range.lower) && (range.upper === null || size <= range.upper);
  });
}

function isNamedAlike({ title, category }: Wish, text: string): boolean {
  const asked = [...new Set(wordsOf(title).map(stemOf))];
  if (asked.length === 0) return category !== null;
  const told = wordsOf(text);
  // Dutch joins words: "stoel" is in "eetkamerstoel".
  const found = asked.filter((stem) => told.some((word) => word.includes(stem))).length;
  return found >= (category === null ? Math.ceil(asked.length / 2) : 1);
}

/** Words of three letters and more say what a piece is; these say how it is asked for. */
const filling = new Set(
  `gezocht zoek zoeken wanted looking search cherche recherche het een met van voor the with for and une les des avec
   pour dans naar graag mooi mooie nice beau belle`.split(/\s+/),
);

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !filling.has(word));
}

/** Without the plural of the three languages, where enough of the word is left. */
function stemOf(word: string): string {
  return word.length > 5 ? word.replace(/(en|s|x)$/, '') : word;
}
