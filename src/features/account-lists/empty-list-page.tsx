import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import styles from './account-lists.module.css';

export interface EmptyListPageProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What will stand here. */
  readonly children: ReactNode;
  /** The next step. */
  readonly action: ReactNode;
}

/** A list of the account in which nothing can be yet: it says what belongs here and leads on. */
export function EmptyListPage({ title, icon, children, action }: EmptyListPageProps) {
  const { t } = useLingui();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.empty}>
        <EmptyState
          icon={icon}
          title={t({ id: 'account.list.no_items', message: 'Nothing here yet' })}
          action={action}
        >
          {children}
        </EmptyState>
      </div>
    </div>
  );
}
