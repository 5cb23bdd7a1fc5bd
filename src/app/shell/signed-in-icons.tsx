import { Plural, Trans } from '@lingui/react/macro';
import { User } from 'lucide-react';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { useValue } from '../notices/use-value.ts';
import styles from './header.module.css';
import { IconLink } from './header-icons.tsx';
import { NotificationBell, UnreadNotifications } from './notification-bell.tsx';
import { WaitingCount } from './waiting-count.tsx';

/**
 * The bell, and the account's icon with how many bids and suggestions are open (NAV-004, readings), or while there are
 * none how much waits to be sent. A window with no room for the bell shows its number on the account's icon.
 */
export function SignedInIcons() {
  const offers = useValue(openOfferCount$, 0);
  const unread = useUnreadCount();
  return (
    <>
      <NotificationBell />
      <IconLink
        to="/account"
        icon={User}
        count={offers}
        mark={
          <>
            {offers === 0 && <WaitingCount />}
            {unread > 0 && (
              <span aria-hidden className={`${styles.count} ${styles.inPlaceOfBell}`}>
                <Badge count={unread} />
              </span>
            )}
          </>
        }
      >
        <Trans>My account</Trans>
        {offers > 0 && (
          <>
            , <Plural value={offers} one="# open offer" other="# open offers" />
          </>
        )}
        {unread > 0 && (
          <span className={styles.inPlaceOfBell}>
            , <UnreadNotifications count={unread} />
          </span>
        )}
      </IconLink>
    </>
  );
}
