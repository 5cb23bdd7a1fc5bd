import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './account-frame.module.css';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

const loadSheet = () => import('./account-menu-sheet.tsx');
const MenuSheet = lazy(() => loadSheet().then(({ AccountMenuSheet }) => ({ default: AccountMenuSheet })));

export interface AccountFrameProps
  extends Pick<AccountMenuProps, 'pathname' | 'waiting' | 'isStaff' | 'unread'> {
  readonly children: ReactNode;
}

/** The layout of every account page: the menu beside the page, or behind a button on a phone. */
export function AccountFrame({ pathname, waiting, isStaff, unread, children }: AccountFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const isHome = pathname.replace(/\/+$/, '') === '/account';
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {isHome ? (
          <span />
        ) : (
          <PathLink href="/account" className={cx(styles.back)}>
            <Icon icon={ArrowLeft} size={18} />
            <Trans>My account</Trans>
          </PathLink>
        )}
        <Button
          kind="quiet"
          icon={Menu}
          onPress={() => setOpen(true)}
          onPointerEnter={() => void loadSheet()}
          aria-haspopup="dialog"
        >
          <Trans>Account menu</Trans>
        </Button>
      </div>
      <div className={styles.side}>
        <AccountMenu pathname={pathname} waiting={waiting} isStaff={isStaff} unread={unread} />
      </div>
      <div className={styles.content}>{children}</div>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSheet
            pathname={pathname}
            waiting={waiting}
            isStaff={isStaff}
            unread={unread}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
