/** Calendar days in Amsterdam, computed independently of the product's own code. */
const wall = new Intl.DateTimeFormat('sv-SE', {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'Europe/Amsterdam',
});
const hour = 60 * 60 * 1000;

/** The moment of a full hour in Amsterdam, a number of calendar days after the day of another moment. */
export function atHour(from: number, days: number, wanted: number): number {
  const [year = 0, month = 1, day = 1] = wall.format(from).slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  const text = `${date.toISOString().slice(0, 10)} ${String(wanted).padStart(2, '0')}:00`;
  for (const offset of [1, 2]) {
    const at = date.getTime() + (wanted - offset) * hour;
    if (wall.format(at) === text) return at;
  }
  throw new Error(`No moment in Amsterdam is ${text}.`);
}

/** Calendar days in Amsterdam from the day of one moment until that of another. */
export function daysBetween(from: number, until: number): number {
  const dayOf = (moment: number) => Date.parse(wall.format(moment).slice(0, 10));
  return Math.round((dayOf(until) - dayOf(from)) / (24 * hour));
}

/** Public holidays of the Netherlands and Belgium from Monday to Friday, from published calendars. */
const holidays = new Set([
  ...['2026-01-01', '2026-04-06', '2026-04-27', '2026-05-01', '2026-05-05', '2026-05-14', '2026-05-25'],
  ...['2026-07-21', '2026-11-11', '2026-12-25'],
  ...['2027-01-01', '2027-03-29', '2027-04-27', '2027-05-05', '2027-05-06', '2027-05-17', '2027-07-21'],
  ...['2027-11-01', '2027-11-11'],
  ...['2028-04-17', '2028-04-27', '2028-05-01', '2028-05-05', '2028-05-25', '2028-06-05', '2028-07-21'],
  ...['2028-08-15', '2028-11-01', '2028-12-25', '2028-12-26'],
]);

/** The same, a number of working days after it. */
export function atHourOfWorkingDay(from: number, days: number, wanted: number): number {
  let ahead = 0;
  for (let left = days; left > 0; ) {
    ahead += 1;
    const noon = new Date(atHour(from, ahead, 12));
    const isWeekend = noon.getUTCDay() === 0 || noon.getUTCDay() === 6;
    if (!isWeekend && !holidays.has(noon.toISOString().slice(0, 10))) left -= 1;
  }
  return atHour(from, ahead, wanted);
}
