import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { DrawerButton } from '#src/features/shell/navigation/drawer-button.tsx';
import { hasHeader, isQuiet } from '#src/features/shell/navigation/header-rule.ts';
import { MainNav } from '#src/features/shell/navigation/main-nav.tsx';
import { SearchBar } from '#src/features/shop/search/search-bar.tsx';
import { searchOfPage } from '#src/features/shop/search/search-href.ts';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import { topBarUntil, useScrolledPast, useScrollsDown } from '#src/ui/kit/use-scrolled-past.ts';
import styles from './header.module.css';
import { HeaderIcons } from './header-icons.tsx';
import { TopBar } from './top-bar.tsx';

const HeaderElement = sharedElement('header');
const links = [
  '/',
  '/kopersbescherming',
  '/account',
  '/account/favorieten',
  '/account/chats',
  '/account/items/nieuw',
  '/winkelwagen',
];

/**
 * Name, search, sell button, icons and main navigation (NAV-001..009, NAV-016); not in the cart and the checkout
 * (NAV-017, NAV-018). On a phone it leaves while the page is scrolled down, and the name and the icons come back while
 * it is scrolled up; on a desktop it stays, with the search. In the account and after a payment it is one row, without
 * the promise above and the categories below; on a phone the search appears there while it has the focus.
 */
export function Header() {
  const { t } = useLingui();
  // What follows from the path instead of the path: the shell is not rendered for each page.
  const isShown = useLocation({ select: ({ pathname }) => hasHeader(pathname) });
  const isLow = useLocation({ select: ({ pathname }) => isQuiet(pathname) });
  const isSearch = useLocation({ select: ({ pathname }) => searchOfPage(pathname) !== '' });
  const isScrolled = useScrolledPast(topBarUntil);
  const isAway = useScrollsDown();
  const key = useLinksKey(`header ${isLow}`, links);
  if (!isShown) return null;
  return (
    <>
      <HeaderElement
        // The field has the words of a search.
        shared={isSearch ? undefined : key}
        className={styles.header}
        data-scrolled={isScrolled || undefined}
        data-away={isAway || undefined}
        data-quiet={isLow || undefined}
      >
        <TopBar />
        <div className={styles.bar}>
          <DrawerButton className={styles.menu ?? ''} />
          <Link to="/" className={styles.logo} aria-label={t`${BRAND_NAME}, go to the home page`}>
            {BRAND_NAME}
          </Link>
          <SearchBar className={styles.search ?? ''} />
          <LinkButton to="/account/items/nieuw" className={styles.sell ?? ''} size="small">
            <Trans>Sell</Trans>
          </LinkButton>
          <HeaderIcons />
        </div>
      </HeaderElement>
      {!isLow && <MainNav />}
    </>
  );
}
