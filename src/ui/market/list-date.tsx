import { timeZone } from '#src/i18n/format.ts';
import { localeTags } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './account-list-status.module.css';

/**
 * A date in Amsterdam, abbreviated for a table column: "21 nov 2026". `at` is ISO 8601; renders nothing for an empty
 * string.
 */
export function ListDate({ at, soft = false }: { readonly at: string; readonly soft?: boolean }) {
  const locale = useLocale();
  if (at === '') return null;
  const format = new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  return (
    <time dateTime={at} className={soft ? styles.softDate : styles.date}>
      {format.format(new Date(at))}
    </time>
  );
}
