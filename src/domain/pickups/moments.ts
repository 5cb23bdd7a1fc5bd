import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';

/** The number of moments in one proposal, and how many days ahead they may be. */
export const proposedMoments = { min: 1, max: 3, longestAheadDays: 60 } as const;

/** The hours in Amsterdam between which a hand-over can take place. */
const visitingHours = { from: 7, until: 22 } as const;

const hour = 60 * 60 * 1000;
/** The minimum time between the proposal and the moment, so that the other side can respond, in milliseconds. */
const shortestNotice = hour;

export type MomentsProblem =
  | 'appointment_moment_count'
  | 'appointment_moment_malformed'
  | 'appointment_moment_too_soon'
  | 'appointment_moment_too_late'
  | 'appointment_moment_at_night';

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 moment with its offset into milliseconds since 1970. Returns null for anything else. */
export function momentOf(text: string): number | null {
  const at = isoMoment.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Returns the distinct moments in milliseconds since 1970, the earliest first. Malformed ones are left out. */
export function distinctMoments(texts: readonly string[]): readonly number[] {
  const known = texts.map(momentOf).filter((at) => at !== null);
  return [...new Set(known)].sort((one, other) => one - other);
}

/** Validates proposed moments at `now`, in milliseconds since 1970. Returns null when they are valid. */
export function momentsProblem(texts: readonly string[], now: number): MomentsProblem | null {
  if (texts.some((text) => momentOf(text) === null)) return 'appointment_moment_malformed';
  const moments = distinctMoments(texts);
  if (moments.length < proposedMoments.min || moments.length > proposedMoments.max)
    return 'appointment_moment_count';
  const latest = plusDays(amsterdamDay(new Date(now)), proposedMoments.longestAheadDays);
  for (const at of moments) {
    if (at < now + shortestNotice) return 'appointment_moment_too_soon';
    const day = amsterdamDay(new Date(at));
    if (day > latest) return 'appointment_moment_too_late';
    const { from, until } = visitingHours;
    if (at < amsterdamMoment(day, from) || at >= amsterdamMoment(day, until))
      return 'appointment_moment_at_night';
  }
  return null;
}

/** Returns the ISO 8601 moment of a day (YYYY-MM-DD) and a time (HH:MM) in Amsterdam, or null for anything else. */
export function amsterdamIso(day: string, time: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!isDay || hours === undefined || minutes === undefined) return null;
  return new Date(amsterdamMoment(day, Number(hours)) + Number(minutes) * 60_000).toISOString();
}
