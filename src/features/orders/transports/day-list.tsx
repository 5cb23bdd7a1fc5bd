import { formatDay } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './transports.module.css';

/** A list of days as text, for example of those proposed. */
export function DayList({
  days,
  label,
  isRejected = false,
}: {
  readonly days: readonly string[];
  readonly label: string;
  readonly isRejected?: boolean;
}) {
  const locale = useLocale();
  return (
    <ul className={styles.days} aria-label={label}>
      {days.map((day) => (
        <li key={day} className={styles.day} data-rejected={isRejected}>
          {formatDay(day, locale)}
        </li>
      ))}
    </ul>
  );
}
