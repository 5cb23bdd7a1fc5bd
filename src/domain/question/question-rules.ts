import { isEmail } from '../account/email.ts';

/** QUESTION is a question about the product (PROD-056), VIEWING a request to view it (PROD-057). */
export const questionKinds = ['QUESTION', 'VIEWING'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const shortestQuestion = 10;
const longestQuestion = 2000;
const longestAskerName = 100;

export interface QuestionInput {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type QuestionProblem =
  | { readonly field: 'email'; readonly code: 'invalid_email' }
  | { readonly field: 'message'; readonly code: 'message_too_short' | 'message_too_long' }
  | { readonly field: 'name'; readonly code: 'name_too_long' }
  | { readonly field: 'kind'; readonly code: 'no_viewings' };

/**
 * Validates a question. Returns the problems by field; empty when it can be sent. Lengths are counted after trimming.
 */
export function questionProblems(
  { kind, name, email, message }: QuestionInput,
  seller: { readonly acceptViewings: boolean },
): readonly QuestionProblem[] {
  const problems: QuestionProblem[] = [];
  const { length } = message.trim();
  if (kind === 'VIEWING' && !seller.acceptViewings) problems.push({ field: 'kind', code: 'no_viewings' });
  if (length < shortestQuestion) problems.push({ field: 'message', code: 'message_too_short' });
  if (length > longestQuestion) problems.push({ field: 'message', code: 'message_too_long' });
  if (name.trim().length > longestAskerName) problems.push({ field: 'name', code: 'name_too_long' });
  if (!isEmail(email)) problems.push({ field: 'email', code: 'invalid_email' });
  return problems;
}
