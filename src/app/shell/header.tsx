import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Heart, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSavedCount } from '#src/features/wishlist/saved-items.ts';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { iconButtonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { useValue } from '../notices/use-value.ts';
import styles from './header.module.css';
import { NavRow } from './nav-row.tsx';
import { SearchForm } from './search-form.tsx';

// Counts on the local database, which comes after the first screen.
const WaitingCount = lazy(() =>
  import('./waiting-count.tsx').then(({ WaitingCount: component }) => ({ default: component })),
);

/** Name, search, selling, favourites and account (NAV-001..005, NAV-008). */
export function Header() {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={t`${BRAND_NAME}, to the home page`}>
          {BRAND_NAME}
        </Link>
        <SearchForm />
        <LinkButton to="/account/items/nieuw" className={styles.sell ?? ''} size="small">
          <Trans>Sell</Trans>
        </LinkButton>
        <div className={styles.icons}>
          <FavouritesLink />
          <AccountLink />
        </div>
      </div>
      <NavRow />
    </header>
  );
}

function FavouritesLink() {
  const count = useSavedCount();
  return (
    <Link to="/account/favorieten" className={`${iconButtonClass} ${styles.icon}`}>
      <Icon icon={Heart} size={24} />
      <VisuallyHidden>
        {count === 0 ? (
          <Trans>Favourites</Trans>
        ) : (
          <Plural value={count} one="# favourite" other="# favourites" />
        )}
      </VisuallyHidden>
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          <Badge count={count} />
        </span>
      )}
    </Link>
  );
}

/** A dot on the icon says that nobody is signed in (NAV-008); a number, how much waits to be sent (NAV-004). */
function AccountLink() {
  const session = useValue(session$, null);
  return (
    <Link to="/account" className={`${iconButtonClass} ${styles.icon}`}>
      <Icon icon={User} size={24} />
      <VisuallyHidden>{session === null ? <Trans>Sign in</Trans> : <Trans>My account</Trans>}</VisuallyHidden>
      {session === null ? (
        <span aria-hidden className={styles.dot} />
      ) : (
        <Suspense fallback={null}>
          <WaitingCount />
        </Suspense>
      )}
    </Link>
  );
}
