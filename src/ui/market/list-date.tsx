import { formatShortDate } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './account-list-status.module.css';

/**
 * A date in Amsterdam, abbreviated for a table column: "21 nov 2026". `at` is ISO 8601; renders nothing for an empty
 * string.
 */
export function ListDate({ at, soft = false }: { readonly at: string; readonly soft?: boolean }) {
  const locale = useLocale();
  if (at === '') return null;
  return (
    <time dateTime={at} className={soft ? styles.softDate : styles.date}>
      {formatShortDate(at, locale)}
    </time>
  );
}
