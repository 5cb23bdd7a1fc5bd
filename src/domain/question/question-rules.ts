import { isEmail } from '../account/email.ts';
import { isCalendarDay, plusDays } from '../orders/order-days.ts';

/** QUESTION is a question about the product (PROD-056), VIEWING a request to view it (PROD-057). */
export const questionKinds = ['QUESTION', 'VIEWING'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const shortestQuestion = 10;
const longestQuestion = 2000;
const longestAskerName = 100;
/** How many different days a request for a viewing proposes. */
export const viewingDays = 2;
/** How many days ahead they may be. */
const furthestViewing = 90;

export interface QuestionInput {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly email: string;
  /** Optional beside the days of a viewing. */
  readonly message: string;
  /** The days on which the asker of a viewing could come, YYYY-MM-DD: `viewingDays` different ones. */
  readonly days: readonly string[];
}

export type QuestionProblem =
  | { readonly field: 'email'; readonly code: 'invalid_email' }
  | { readonly field: 'message'; readonly code: 'message_too_short' | 'message_too_long' }
  | { readonly field: 'name'; readonly code: 'name_too_long' }
  | { readonly field: 'kind'; readonly code: 'no_viewings' }
  | { readonly field: 'days'; readonly code: 'two_days' | 'day_out_of_range' };

export interface QuestionFacts {
  /** Whether the seller accepts viewings. */
  readonly acceptViewings: boolean;
  /** In Amsterdam, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Validates a question. Returns the problems by field; empty when it can be sent. Lengths are counted after trimming.
 * A viewing needs two days, or a message about them as earlier versions of the app send it.
 */
export function questionProblems(
  { kind, name, email, message, days }: QuestionInput,
  { acceptViewings, today }: QuestionFacts,
): readonly QuestionProblem[] {
  const problems: QuestionProblem[] = [];
  const { length } = message.trim();
  const hasDays = kind === 'VIEWING' && days.length > 0;
  if (kind === 'VIEWING' && !acceptViewings) problems.push({ field: 'kind', code: 'no_viewings' });
  if (hasDays && new Set(days.filter(isCalendarDay)).size !== viewingDays)
    problems.push({ field: 'days', code: 'two_days' });
  else if (hasDays && !days.every((day) => today <= day && day <= plusDays(today, furthestViewing)))
    problems.push({ field: 'days', code: 'day_out_of_range' });
  if (!hasDays && length < shortestQuestion) problems.push({ field: 'message', code: 'message_too_short' });
  if (length > longestQuestion) problems.push({ field: 'message', code: 'message_too_long' });
  if (name.trim().length > longestAskerName) problems.push({ field: 'name', code: 'name_too_long' });
  if (!isEmail(email)) problems.push({ field: 'email', code: 'invalid_email' });
  return problems;
}
