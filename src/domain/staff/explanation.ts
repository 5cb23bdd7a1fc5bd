/** Characters of what staff write to a person about an act: enough to understand the reason by it. */
export const explanationLength = { from: 10, to: 1000 } as const;

export type ExplanationProblem = 'explanation_too_short' | 'explanation_too_long';

/** Why an explanation can't be sent; null when it can. Blanks at its ends do not count. */
export function explanationProblem(explanation: string): ExplanationProblem | null {
  const { length } = explanation.trim();
  if (length < explanationLength.from) return 'explanation_too_short';
  return length > explanationLength.to ? 'explanation_too_long' : null;
}
