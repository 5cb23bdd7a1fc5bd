/** The days of the week in the order of SELL-008. */
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

/**
 * When a carrier may call: hours such as 09:00-12:00 per weekday, empty for a day without, and instructions for the
 * carrier.
 */
export type TransportWindow = Readonly<Record<Weekday | 'instructions', string>>;

export const longestInstructions = 500;

/** Parses a time such as "09:30" into minutes after midnight. Returns null for anything else. */
function minutesOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

/** Returns true for an empty text, and for hours that start before they end. */
export function isDayWindow(text: string): boolean {
  if (text === '') return true;
  const [from = '', until = '', ...more] = text.split('-');
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return more.length === 0 && start !== null && end !== null && start < end;
}
