import { useLingui } from '@lingui/react/macro';
import { Bell, Camera, Heart, type LucideIcon, MapPin, PencilLine, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './sync.module.css';
import { rowState, rowTitle } from './sync-messages.ts';
import type { WaitingRow } from './waiting-rows.ts';

const icons: Readonly<Record<WaitingRow['kind'], LucideIcon>> = {
  drafts: PencilLine,
  photos: Camera,
  wishlist: Heart,
  addresses: MapPin,
  searchHistory: Search,
  notifications: Bell,
};

export interface WaitingListProps {
  readonly rows: readonly WaitingRow[];
  /** Whether changes can be sent now. */
  readonly connection: 'open' | 'offline' | 'signed_out';
  readonly now: number;
  /** Renders a link to the document; null if it has no page. */
  readonly linkTo: (row: WaitingRow, label: string) => ReactNode;
}

/** Every waiting change: what it is, its state, and since when. */
export function WaitingList({ rows, connection, now, linkTo }: WaitingListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const title = t(rowTitle(row));
        return (
          <li key={row.key} className={styles.row} data-rejected={row.state === 'rejected' || undefined}>
            <Icon icon={icons[row.kind]} />
            <div className={styles.rowText}>
              <span className={styles.rowTitle}>{linkTo(row, title) ?? title}</span>
              <span className={styles.rowState}>
                {t(rowState(row, connection))} · {formatAgo(row.since, now, locale)}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
