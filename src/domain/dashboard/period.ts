/** The periods over which a seller's figures can be shown. */
export const dashboardPeriods = ['DAYS_30', 'DAYS_90', 'YEAR'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
export const defaultDashboardPeriod: DashboardPeriod = 'DAYS_30';

const day = 24 * 60 * 60 * 1000;
const days: Readonly<Record<DashboardPeriod, number>> = { DAYS_30: 30, DAYS_90: 90, YEAR: 365 };

export interface PeriodBounds {
  readonly from: Date;
  /** The start of the preceding period of the same length, for comparison. */
  readonly before: Date;
}

/** Returns the start of the period that ends at `now`, and the start of the period before it. */
export function periodBounds(period: DashboardPeriod, now: Date): PeriodBounds {
  const length = days[period] * day;
  return { from: new Date(now.getTime() - length), before: new Date(now.getTime() - 2 * length) };
}

/** Returns the twelve months up to and including `month` (YYYY-MM), the oldest first. */
export function lastTwelveMonths(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const at = new Date(Date.UTC(year, number - 12 + index, 1));
    return at.toISOString().slice(0, 7);
  });
}

/** Returns the Mondays of the twelve weeks up to and including that of `monday` (YYYY-MM-DD), the oldest first. */
export function lastTwelveWeeks(monday: string): readonly string[] {
  const last = Date.parse(`${monday}T00:00:00Z`);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(last - (11 - index) * 7 * day).toISOString().slice(0, 10),
  );
}

/** Returns the share of `before` that reached the next step, as a whole percentage. Null when `before` is 0. */
export function passedOn(count: number, before: number): number | null {
  return before === 0 ? null : Math.round((count / before) * 100);
}
