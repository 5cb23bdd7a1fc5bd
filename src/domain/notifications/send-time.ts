import { digestHour, type QuietHours } from './notification-settings.ts';

const hourLength = 60 * 60 * 1000;

const hourInShop = new Intl.DateTimeFormat('en-GB', {
  ...({ hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' } as const),
});

/** The hour of the day, 0 to 23, in the time zone of the Netherlands and Belgium. */
function hourOf(moment: number): number {
  return Number(hourInShop.format(moment));
}

/** Whether a moment, in milliseconds since 1970, lies in the quiet hours. */
export function isQuiet(moment: number, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  const hour = hourOf(moment);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The start of the next full hour; every time zone offset here is one of full hours. */
function nextHour(moment: number): number {
  return (Math.floor(moment / hourLength) + 1) * hourLength;
}

/** The first moment from `moment` on that is not in the quiet hours. Milliseconds since 1970. */
export function afterQuietHours(moment: number, quietHours: QuietHours | null): number {
  let at = moment;
  // Quiet hours are shorter than a day; a change of the clock adds one hour at most.
  for (let step = 0; step < 26 && isQuiet(at, quietHours); step += 1) at = nextHour(at);
  return at;
}

/** When the next daily email goes out: the next start of the digest hour, moved behind the quiet hours. */
export function nextDigest(now: number, quietHours: QuietHours | null): number {
  let at = nextHour(now);
  for (let step = 0; step < 26 && hourOf(at) !== digestHour; step += 1) at = nextHour(at);
  return afterQuietHours(at, quietHours);
}
