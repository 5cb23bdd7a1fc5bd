/** The days of SELL-008 in their order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** When a carrier may come: hours as 09:00-12:00 for each weekday, empty for a day without, and words for the carrier. */
export type TransportWindow = Readonly<Record<Weekday | 'instructions', string>>;

export const longestInstructions = 500;

/** Minutes after midnight of a time as "09:30"; null for anything else. */
function minutesOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

/** True for an empty text and for hours of which the first are before the second. */
export function isDayWindow(text: string): boolean {
  if (text === '') return true;
  const [from = '', until = '', ...more] = text.split('-');
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return more.length === 0 && start !== null && end !== null && start < end;
}
