import { Plural, Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Heart, type LucideIcon, MessageCircle, ShoppingBag, User } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { cartCount$, chatCount$ } from '#src/data/header-counts.ts';
import { useWishlistCount } from '#src/features/buying/wishlist/wishlist-entries.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { iconButtonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { useValue } from '../notices/use-value.ts';
import styles from './header.module.css';

const SignedInIcons = lazy(() =>
  import('./signed-in-icons.tsx').then(({ SignedInIcons: component }) => ({ default: component })),
);

/** Links to wishlist, chats, cart and account with their counts (NAV-004..008). */
export function HeaderIcons() {
  const saved = useWishlistCount();
  const chats = useValue(chatCount$, 0);
  const lines = useValue(cartCount$, 0);
  return (
    <div className={styles.icons}>
      <IconLink to="/account/favorieten" icon={Heart} count={saved}>
        {saved === 0 ? (
          <Trans>Favourites</Trans>
        ) : (
          <Plural value={saved} one="# favourite" other="# favourites" />
        )}
      </IconLink>
      <IconLink to="/account/chats" icon={MessageCircle} count={chats}>
        {chats === 0 ? (
          <Trans>Chats</Trans>
        ) : (
          <Plural value={chats} one="# unread chat" other="# unread chats" />
        )}
      </IconLink>
      <IconLink to="/winkelwagen" icon={ShoppingBag} count={lines}>
        {lines === 0 ? (
          <Trans>Cart</Trans>
        ) : (
          <Plural value={lines} one="# product in your cart" other="# products in your cart" />
        )}
      </IconLink>
      <AccountLink />
    </div>
  );
}

/** Sets `aria-current` on the exact page only, not on pages below it. */
const exact = { exact: true };

interface IconLinkProps extends Pick<LinkProps, 'to'> {
  readonly icon: LucideIcon;
  readonly count: number;
  /** The accessible name of the link, including the count if there is one. */
  readonly children: ReactNode;
  /** Drawn in the place of the count. */
  readonly mark?: ReactNode;
}

/** An icon link, with a count unless that is zero. */
export function IconLink({ icon, count, children, mark, ...link }: IconLinkProps) {
  return (
    <Link {...link} activeOptions={exact} className={`${iconButtonClass} ${styles.icon}`}>
      <Icon icon={icon} size={24} />
      <VisuallyHidden>{children}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          <Badge count={count} />
        </span>
      )}
      {mark}
    </Link>
  );
}

/** A dot on the icon means that nobody is signed in (NAV-008). */
function AccountLink() {
  const isVisitor = useValue(session$, null) === null;
  const plain = (
    <IconLink
      to="/account"
      icon={User}
      count={0}
      mark={isVisitor && <span aria-hidden className={styles.dot} />}
    >
      {isVisitor ? <Trans>Sign in</Trans> : <Trans>My account</Trans>}
    </IconLink>
  );
  return isVisitor ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <SignedInIcons />
    </Suspense>
  );
}
