/** A parcel must be sent within this many calendar days (ORDER-022). */
const shipWithinDays = 5;
/** Working days between the buyer's confirmation and the seller's money (ORDER-021). */
const payoutWithin = { from: 2, until: 5 } as const;

const day = 24 * 60 * 60 * 1000;

/** The day, as YYYY-MM-DD in Amsterdam, of a moment. */
export function amsterdamDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit', day: '2-digit' },
  }).format(moment);
}

/** The last day, as YYYY-MM-DD, on which a parcel of an order of this moment may be sent (ORDER-022). */
export function shipBy(ordered: Date): string {
  return plusDays(amsterdamDay(ordered), shipWithinDays);
}

/** Between which days, as YYYY-MM-DD, the seller's money comes after the buyer's confirmation (ORDER-021). */
export function payoutDaysAfter(confirmed: Date): { readonly from: string; readonly until: string } {
  const start = amsterdamDay(confirmed);
  return {
    from: plusWorkingDays(start, payoutWithin.from),
    until: plusWorkingDays(start, payoutWithin.until),
  };
}

/** So many working days, Monday to Friday, after a day given as YYYY-MM-DD; the day itself does not count. */
export function plusWorkingDays(start: string, count: number): string {
  let at = start;
  for (let left = count; left > 0; ) {
    at = plusDays(at, 1);
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

function plusDays(start: string, count: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}
