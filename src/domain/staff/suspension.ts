/** Why staff keep somebody out. */
export const suspensionReasons = [
  'FRAUD',
  'PROHIBITED_PRODUCTS',
  'ABUSE',
  'SPAM',
  'NOT_DELIVERING',
  'OTHER',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** Letters of what staff write to the person: enough to understand the reason by it. */
export const suspensionWords = { from: 10, to: 1000 } as const;

export type SuspensionProblem = 'suspension_too_short' | 'suspension_too_long';

/** Why these words can't be sent; null when they can. Blanks at their ends do not count. */
export function suspensionProblem(words: string): SuspensionProblem | null {
  const { length } = words.trim();
  if (length < suspensionWords.from) return 'suspension_too_short';
  return length > suspensionWords.to ? 'suspension_too_long' : null;
}
