/** How soon a seller usually answers a new conversation; shown in words. */
export const answerTimes = ['WITHIN_AN_HOUR', 'WITHIN_A_DAY', 'WITHIN_THREE_DAYS', 'LATER'] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** The number of answered conversations below which nothing is said: too few for a habit. */
const fewestConversations = 3;
const hour = 3600;
const day = 24 * hour;

/** Returns the usual answer time from the median in seconds; null for fewer than three answered conversations. */
export function answerTimeOf(conversations: number, medianSeconds: number): AnswerTime | null {
  if (conversations < fewestConversations) return null;
  if (medianSeconds <= hour) return 'WITHIN_AN_HOUR';
  if (medianSeconds <= day) return 'WITHIN_A_DAY';
  return medianSeconds <= 3 * day ? 'WITHIN_THREE_DAYS' : 'LATER';
}
