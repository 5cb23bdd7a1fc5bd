/** ADDR-005: suggestions are asked for from this many characters on. */
export const suggestFrom = 3;
/** ADDR-006: this long after the last keystroke, in milliseconds. */
export const suggestDelay = 250;
/** More is no address; longer input is refused. */
export const longestInput = 120;

/** ADDR-003. `matchStart` and `matchEnd` count UTF-16 units of `label`: what of it was typed. Both 0 for nothing. */
export interface AddressSuggestion {
  readonly label: string;
  readonly matchStart: number;
  readonly matchEnd: number;
  /** Names the place to the server; says nothing to anybody else. */
  readonly placeId: string;
}

/** One letter without accent and case; what is no letter or digit becomes a space, ligatures two letters. */
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

/** The text as it is compared, and for each of its letters where the original one begins and ends. */
function fold(text: string): { readonly plain: string; readonly from: number[]; readonly to: number[] } {
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const folded = foldedLetter(letter);
    // An accent that stands for itself belongs to the letter before it.
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
 * Where in `label` stands what was typed: all of it, or else as many of its first words as stand together; accents,
 * case and punctuation do not matter, and a match begins where a word does.
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
