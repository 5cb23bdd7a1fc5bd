import { Trans, useLingui } from '@lingui/react/macro';
import {
  Binoculars,
  ChevronRight,
  CloudUpload,
  Heart,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Plus,
  Rows3,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Session } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import styles from './account.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** A link to a screen of the account, by the route that knows its address. */
export type AccountLink = (
  to: 'items' | 'new-item' | 'favourites' | 'wanted' | 'sync',
  props: { readonly className: string; readonly children: ReactNode },
) => ReactNode;

export interface AccountHomeProps {
  readonly session: Session;
  readonly linkTo: AccountLink;
  /** What waits to be sent, when anything does. */
  readonly syncBadge: ReactNode;
  readonly onSignedOut: () => void;
}

/** The account's own page (ROUTE-067). */
export function AccountHome({ session, linkTo, syncBadge, onSignedOut }: AccountHomeProps) {
  const { t } = useLingui();
  usePageTitle(t`My account`);
  const [isLeaving, setLeaving] = useState(false);
  const entry = (to: Parameters<AccountLink>[0], icon: LucideIcon, words: ReactNode, aside?: ReactNode) =>
    linkTo(to, {
      className: cx(styles.link),
      children: (
        <>
          <Icon icon={icon} size={24} />
          <span className={styles.words}>{words}</span>
          {aside}
          <Icon icon={ChevronRight} className={cx(styles.chevron)} />
        </>
      ),
    });
  return (
    <div className={styles.page}>
      <header>
        <h1>
          <Trans>Hello {firstName(session.name)}</Trans>
        </h1>
        <p className={styles.email}>{session.email}</p>
      </header>
      <ul className={styles.links}>
        <li>{entry('items', Rows3, <Trans>My ads</Trans>)}</li>
        <li>{entry('new-item', Plus, <Trans>New ad</Trans>)}</li>
        <li>{entry('favourites', Heart, <Trans>Favourites</Trans>)}</li>
        <li>{entry('wanted', Binoculars, <Trans>Search requests</Trans>)}</li>
        <li>
          {entry('sync', CloudUpload, <Trans>Saved on this device and in the account</Trans>, syncBadge)}
        </li>
      </ul>
      <section id="chats" className={styles.chats}>
        <EmptyState icon={MessageCircle} title={<Trans>No chats yet</Trans>}>
          <Trans>What you and a seller or buyer write to each other comes here.</Trans>
        </EmptyState>
      </section>
      <div>
        <Button icon={LogOut} onPress={() => setLeaving(true)}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} onSignedOut={onSignedOut} />}
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
