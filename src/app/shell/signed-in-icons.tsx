import { Plural, Trans } from '@lingui/react/macro';
import { User } from 'lucide-react';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { useValue } from '../notices/use-value.ts';
import { IconLink } from './header-icons.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { WaitingCount } from './waiting-count.tsx';

/**
 * The bell, and the account's icon with how many bids and suggestions are open (NAV-004, readings), or while there are
 * none how much waits to be sent.
 */
export function SignedInIcons() {
  const offers = useValue(openOfferCount$, 0);
  return (
    <>
      <NotificationBell />
      <IconLink to="/account" icon={User} count={offers} mark={offers === 0 && <WaitingCount />}>
        <Trans>My account</Trans>
        {offers > 0 && (
          <>
            , <Plural value={offers} one="# open offer" other="# open offers" />
          </>
        )}
      </IconLink>
    </>
  );
}
