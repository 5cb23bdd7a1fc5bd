import { digestHour, type QuietHours } from './notification-settings.ts';

const hourLength = 60 * 60 * 1000;

const hourInShop = new Intl.DateTimeFormat('en-GB', {
  ...({ hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' } as const),
});

/** Returns the hour of the day, 0 to 23, in the time zone of the Netherlands and Belgium. */
function hourOf(moment: number): number {
  return Number(hourInShop.format(moment));
}

/** Whether a time, in milliseconds since 1970, is in the quiet hours. */
export function isQuiet(moment: number, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  const hour = hourOf(moment);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Returns the start of the next full hour. The time zone's offsets are whole hours. */
function nextHour(moment: number): number {
  return (Math.floor(moment / hourLength) + 1) * hourLength;
}

/** Returns the first time from `moment` on that is not in the quiet hours, in milliseconds since 1970. */
export function afterQuietHours(moment: number, quietHours: QuietHours | null): number {
  let at = moment;
  // Quiet hours are shorter than a day, and a change to or from summer time adds at most one hour.
  for (let step = 0; step < 26 && isQuiet(at, quietHours); step += 1) at = nextHour(at);
  return at;
}

/** Returns when the next daily email is sent: at the next digest hour, postponed until after the quiet hours. */
export function nextDigest(now: number, quietHours: QuietHours | null): number {
  let at = nextHour(now);
  for (let step = 0; step < 26 && hourOf(at) !== digestHour; step += 1) at = nextHour(at);
  return afterQuietHours(at, quietHours);
}
