import { Plural, Trans } from '@lingui/react/macro';
import { User } from 'lucide-react';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './header.module.css';
import { IconLink } from './icon-link.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { WaitingCount } from './waiting-count.tsx';

/**
 * The bell, and the account icon with the number of open bids and suggestions (NAV-004, docs/readings.md) or, if
 * there are none, the number of changes waiting to be sent.
 */
export function SignedInIcons() {
  const offers = useValue(openOfferCount$, 0);
  return (
    <>
      <NotificationBell />
      <IconLink
        to="/account"
        icon={User}
        count={offers}
        isAtBottom
        mark={offers === 0 && <WaitingCount className={styles.count} />}
      >
        <Trans>My account</Trans>
        {offers > 0 && (
          <>
            , <Plural value={offers} one="# open bid or suggestion" other="# open bids and suggestions" />
          </>
        )}
      </IconLink>
    </>
  );
}
