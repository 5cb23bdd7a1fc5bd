import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mostCounted } from '#domain/staff/counts.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './desk.module.css';
import { deskQuery } from './desk-query.ts';
import { deskSections } from './sections.ts';

/** The counts of all lists, highlighting those with open work. */
export function DeskOverview({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  usePageTitle(t`Staff desk`);
  const { data } = useQuery(deskQuery(userId));
  if (data?.access !== 'granted') return null;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Staff desk</Trans>
      </h1>
      <ul className={styles.cards}>
        {deskSections.map(({ path, icon, label, description, count, isWork, overdue = () => 0 }) => (
          <li key={path}>
            <PathLink
              href={path}
              className={cx(styles.card)}
              data-work={isWork && count(data.counts) > 0 ? '' : undefined}
            >
              <span className={styles.cardTitle}>
                <Icon icon={icon} />
                {t(label)}
              </span>
              <span className={styles.number}>
                {formatNumber(count(data.counts), locale)}
                {count(data.counts) >= mostCounted && '+'}
              </span>
              {overdue(data.counts) > 0 && (
                <strong>
                  <Plural value={overdue(data.counts)} one="# overdue" other="# overdue" />
                </strong>
              )}
              <span className={styles.soft}>{t(description)}</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
