/** The length of an explanation by staff of a measure, in characters: long enough to explain the reason. */
export const explanationLength = { from: 10, to: 1000 } as const;

export type ExplanationProblem = 'explanation_too_short' | 'explanation_too_long';

/** Validates an explanation. Returns null when it can be sent. Surrounding whitespace is ignored. */
export function explanationProblem(explanation: string): ExplanationProblem | null {
  const { length } = explanation.trim();
  if (length < explanationLength.from) return 'explanation_too_short';
  return length > explanationLength.to ? 'explanation_too_long' : null;
}
