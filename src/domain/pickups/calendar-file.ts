/** An appointment as a calendar event. Moments in milliseconds since 1970. */
export interface CalendarEntry {
  /** The UID, the same for every version of an appointment. */
  readonly uid: string;
  /** The SEQUENCE, higher with every change, so that calendars replace the earlier version. */
  readonly sequence: number;
  readonly startsAt: number;
  readonly minutes: number;
  /** The creation time of this version. */
  readonly stampedAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string | null;
  /** Whether the event is removed from the calendar. */
  readonly isCancelled: boolean;
}

const zone = 'Europe/Amsterdam';

/** The time zone rules of Amsterdam since 1996, which RFC 5545 section 3.6.5 requires for every TZID. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const localParts = new Intl.DateTimeFormat('en-GB', {
  ...({ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
});

/** Formats as 20261128T140000, in Amsterdam time. */
function localStamp(at: number): string {
  const parts = new Map(localParts.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}${of('month')}${of('day')}T${of('hour')}${of('minute')}${of('second')}`;
}

/** Formats as 20261128T130000Z. */
function utcStamp(at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

const longestLine = 75;

/** Octets of one character in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** Folds a line at 75 octets (RFC 5545 section 3.1), never inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > longestLine) {
      lines.push(current);
      // The space at the start of a continuation line counts.
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Returns the calendar file of one appointment (RFC 5545), with CRLF line endings. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hervonden//Pickup//NL',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcStamp(entry.stampedAt)}`,
    `DTSTART;TZID=${zone}:${localStamp(entry.startsAt)}`,
    `DTEND;TZID=${zone}:${localStamp(entry.startsAt + entry.minutes * 60_000)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.url === null ? [] : [`URL:${entry.url}`]),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
