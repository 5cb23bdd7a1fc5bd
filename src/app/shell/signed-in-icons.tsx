import { Plural, Trans } from '@lingui/react/macro';
import { User } from 'lucide-react';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { useValue } from '../notices/use-value.ts';
import styles from './header.module.css';
import { IconLink } from './icon-link.tsx';
import { NotificationBell, UnreadNotifications } from './notification-bell.tsx';
import { WaitingCount } from './waiting-count.tsx';

/**
 * The bell, and the account icon with the number of open bids and suggestions (NAV-004, docs/readings.md) or, if
 * there are none, the number of changes waiting to be sent. In a window too narrow for the bell its count is on the
 * account icon.
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
            , <Plural value={offers} one="# open bid or suggestion" other="# open bids and suggestions" />
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
