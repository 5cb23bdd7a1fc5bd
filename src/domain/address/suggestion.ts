/** The number of characters from which suggestions are requested (ADDR-005). */
export const suggestFrom = 3;
/** The debounce after the last keystroke, in milliseconds (ADDR-006). */
export const suggestDelay = 250;
/** The maximum length of the input. Longer input is refused. */
export const longestInput = 120;

/**
 * An address suggestion (ADDR-003). `matchStart` and `matchEnd` are UTF-16 offsets in `label` that delimit the part
 * the user typed. Both are 0 when nothing matches.
 */
export interface AddressSuggestion {
  readonly label: string;
  readonly matchStart: number;
  readonly matchEnd: number;
  /** Identifies the place for the server; opaque to clients. */
  readonly placeId: string;
}

/**
 * Folds one letter: removes accent and case, and expands a ligature to two letters. Any other character than a letter
 * or digit becomes a space.
 */
function foldedLetter(letter: string): string {
  const plain = letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
  return plain.replace(/[^a-z0-9]/g, letter === '' || plain === '' ? '' : ' ');
}

/** Returns the folded text and, for each of its characters, the start and end offset in the original. */
function fold(text: string): { readonly plain: string; readonly from: number[]; readonly to: number[] } {
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const folded = foldedLetter(letter);
    // A combining accent belongs to the letter before it.
    if (folded === '' && to.length > 0) to[to.length - 1] = end;
    for (const one of folded) {
      const isSecondSpace = one === ' ' && plain.endsWith(' ');
      if (!isSecondSpace) {
        plain += one;
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { plain, from, to };
}

/**
 * Returns where `label` contains the typed text: all of it, or else the longest run of its first words. Accents, case
 * and punctuation are ignored, and a match starts at the beginning of a word.
 */
export function matchIn(
  label: string,
  typed: string,
): { readonly matchStart: number; readonly matchEnd: number } {
  const { plain, from, to } = fold(label);
  const words = fold(typed).plain.trim().split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    const found = part === '' ? -1 : ` ${plain}`.indexOf(` ${part}`);
    const start = from[found];
    const end = to[found + part.length - 1];
    if (found >= 0 && start !== undefined && end !== undefined) return { matchStart: start, matchEnd: end };
  }
  return { matchStart: 0, matchEnd: 0 };
}
