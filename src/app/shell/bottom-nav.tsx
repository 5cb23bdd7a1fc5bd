import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { House, type LucideIcon, MessageCircle, Plus, Search, User } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react';
import { chatCount$, openOfferCount$ } from '#src/data/header-counts.ts';
import { hasHeader } from '#src/features/shell/navigation/header-rule.ts';
import { searchFieldId } from '#src/features/shop/search/search-bar.tsx';
import { session$ } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './bottom-nav.module.css';

// With the local database, which the first screen does without.
const WaitingCount = lazy(() =>
  import('./waiting-count.tsx').then(({ WaitingCount: component }) => ({ default: component })),
);

const Nav = sharedElement('nav');
const links = ['/', '/account', '/account/chats', '/account/items/nieuw'];

/**
 * The five destinations at the bottom of a phone, within reach of the thumb: home, search, sell, chats and account with
 * their counts, on the pages with a header. Pages with a bar of their own at the bottom (`RootMark`) have that one
 * instead.
 */
export function BottomNav() {
  const { t } = useLingui();
  const isShown = useLocation({ select: ({ pathname }) => hasHeader(pathname) });
  const chats = useValue(chatCount$, 0);
  const key = useLinksKey('bottom', links);
  if (!isShown) return null;
  return (
    <Nav shared={key} className={styles.nav} data-bottom-nav aria-label={t`Quick navigation`}>
      <Destination to="/" icon={House} label={<Trans>Home</Trans>} />
      <a href={`#${searchFieldId}`} className={styles.destination} onClick={goToSearch}>
        <Icon icon={Search} size={24} />
        <span className={styles.label}>
          <Trans>Search</Trans>
        </span>
      </a>
      <Destination to="/account/items/nieuw" icon={Plus} label={<Trans>Sell</Trans>} />
      <Destination
        to="/account/chats"
        icon={MessageCircle}
        label={<Trans>Chats</Trans>}
        count={chats}
        countLabel={<Plural value={chats} one="# unread chat" other="# unread chats" />}
      />
      <AccountDestination />
    </Nav>
  );
}

/**
 * The account with the number of open bids and suggestions or, if there are none, of the changes that wait to be sent;
 * a dot while nobody is signed in (NAV-008).
 */
function AccountDestination() {
  const isVisitor = useValue(session$, null) === null;
  const offers = useValue(openOfferCount$, 0);
  if (isVisitor)
    return (
      <Destination
        to="/account"
        icon={User}
        label={<Trans>Sign in</Trans>}
        mark={<span aria-hidden className={styles.dot} />}
      />
    );
  return (
    <Destination
      to="/account"
      icon={User}
      label={<Trans>Account</Trans>}
      count={offers}
      countLabel={
        <Plural value={offers} one="# open bid or suggestion" other="# open bids and suggestions" />
      }
      mark={<Suspense fallback={null}>{offers === 0 && <WaitingCount className={styles.count} />}</Suspense>}
    />
  );
}

interface DestinationProps extends Pick<LinkProps, 'to'> {
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  readonly count?: number;
  /** The count in words, which screen readers read after the label. */
  readonly countLabel?: ReactNode;
  /** Drawn in the place of the count. */
  readonly mark?: ReactNode;
}

/** Sets `aria-current` on the exact page only: every page is below the home page. */
const exact = { exact: true };

function Destination({ icon, label, count = 0, countLabel, mark, ...link }: DestinationProps) {
  return (
    <Link {...link} activeOptions={exact} className={styles.destination}>
      <span className={styles.icon}>
        <Icon icon={icon} size={24} />
        {count > 0 && (
          <span aria-hidden className={styles.count}>
            <Badge count={count} />
          </span>
        )}
        {mark}
      </span>
      <span className={styles.label}>{label}</span>
      {count > 0 && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </Link>
  );
}

/**
 * Puts the cursor into the search field of the header, which shows while it has the focus. Immediately, because iOS
 * opens the keyboard only during the tap.
 */
function goToSearch(event: MouseEvent): void {
  const field = document.getElementById(searchFieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
}
