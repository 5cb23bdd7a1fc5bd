const wall = new Intl.DateTimeFormat('sv-SE', {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'Europe/Amsterdam',
});

/** The local time in Amsterdam, formatted as "2026-03-29 09:00". */
export function wallClock(at: number): string {
  return wall.format(at);
}

/** The date (YYYY-MM-DD, Amsterdam) a number of days after a moment. */
export function dayAfter(from: number, days: number): string {
  const [year = 0, month = 1, day = 1] = wallClock(from).slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

const quarter = 15 * 60 * 1000;

/** The moment of a local time (HH:MM, Amsterdam), found by trying times, independently of offset calculations. */
export function momentOf(day: string, time: string): number {
  const wanted = `${day} ${time}`;
  const noonBefore = Date.parse(`${day}T12:00:00Z`) - 24 * 60 * 60 * 1000;
  for (let at = noonBefore; at < noonBefore + 36 * 60 * 60 * 1000; at += quarter) {
    if (wallClock(at) === wanted) return at;
  }
  throw new Error(`No moment in Amsterdam is ${wanted}.`);
}

/**
 * The holidays of 2026 (docs/decisions/0035-after-the-payment.md): the public holidays of the Netherlands and
 * Belgium, and Liberation Day in every year. Written out, because the rules that derive them are under test.
 */
const holidays = [
  ...['2026-01-01', '2026-04-05', '2026-04-06', '2026-04-27', '2026-05-01', '2026-05-05', '2026-05-14'],
  ...['2026-05-24', '2026-05-25', '2026-07-21', '2026-08-15', '2026-11-01', '2026-11-11'],
  ...['2026-12-25', '2026-12-26', '2027-01-01'],
];

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** The working day (YYYY-MM-DD) that many working days after the day of a moment. */
export function workingDayAfter(from: number, count: number): string {
  let left = count;
  for (let days = 1; ; days += 1) {
    const day = dayAfter(from, days);
    if (isWorkingDay(day)) left -= 1;
    if (left === 0) return day;
  }
}
