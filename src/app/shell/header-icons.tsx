import { Plural, Trans } from '@lingui/react/macro';
import { Heart, MessageCircle, ShoppingBag, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { cartCount$, chatCount$ } from '#src/data/header-counts.ts';
import { useWishlistCount } from '#src/features/buying/wishlist/wishlist-entries.ts';
import { session$ } from '#src/platform/session/session.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './header.module.css';
import { IconLink } from './icon-link.tsx';

const SignedInIcons = lazy(() =>
  import('./signed-in-icons.tsx').then(({ SignedInIcons: component }) => ({ default: component })),
);

/**
 * Links to wishlist, chats, cart and account with their counts (NAV-004..008). On a phone chats and account are in the
 * navigation at the bottom.
 */
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
      <IconLink to="/account/chats" icon={MessageCircle} count={chats} isAtBottom>
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

/** A dot on the icon means that nobody is signed in (NAV-008). */
function AccountLink() {
  const isVisitor = useValue(session$, null) === null;
  const plain = (
    <IconLink
      to="/account"
      icon={User}
      count={0}
      isAtBottom
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
