import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './account-menu.module.css';
import {
  activeEntryPath,
  type MenuEntry,
  menuEntries,
  moreEntries,
  newEntryPath,
  notificationsPath,
  staffEntry,
  waitingPath,
} from './menu-entries.ts';

export interface AccountMenuProps {
  readonly pathname: string;
  /** The number of edits that are not sent yet, shown at the entry about this device. */
  readonly waiting: ReactNode;
  /** Adds the link to the staff desk. */
  readonly isStaff: boolean;
  /** The number of unread notifications, shown at their entry. */
  readonly unread: ReactNode;
  /** Called when an entry was chosen, so that a sheet can close. */
  readonly onChosen?: () => void;
}

/** The account menu, with the current page highlighted (ACCT-002..004). */
export function AccountMenu({ pathname, waiting, isStaff, unread, onChosen }: AccountMenuProps) {
  const { t } = useLingui();
  const active = activeEntryPath(pathname);
  const list = (entries: readonly MenuEntry[]) => (
    <ul className={styles.list}>
      {entries.map(({ path, icon, label }) => (
        <li key={path}>
          <PathLink
            href={path}
            className={cx(styles.entry)}
            aria-current={path === active ? 'page' : undefined}
            onClick={onChosen}
          >
            <Icon icon={icon} size={20} />
            <span className={styles.label}>{t(label)}</span>
            {path === waitingPath && waiting}
            {path === notificationsPath && unread}
            {path === newEntryPath && (
              <span className={styles.new}>
                <Trans>New</Trans>
              </span>
            )}
          </PathLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t`My account`} className={styles.menu}>
      {list(menuEntries)}
      {list(isStaff ? [...moreEntries, staffEntry] : moreEntries)}
    </nav>
  );
}
