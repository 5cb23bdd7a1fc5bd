import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatEuro } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './summary-fold.module.css';

export interface SummaryFoldProps {
  readonly label: ReactNode;
  /** In euros. */
  readonly total: number;
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** What is being bought, as one line with its total that opens. It stays at the top of the page while it is closed. */
export function SummaryFold({ label, total, isInitiallyOpen = false, children }: SummaryFoldProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        <span className={styles.label}>
          {label}
          <Icon icon={ChevronDown} size={18} className={styles.mark ?? ''} />
        </span>
        <strong className={styles.total}>{formatEuro(total)}</strong>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** What the line says: the order, and how many products are in it. */
export function SummaryLabel({ count }: { readonly count: number }) {
  return (
    <span>
      <Trans>Your order</Trans>
      {' · '}
      <Plural value={count} one="# product" other="# products" />
    </span>
  );
}
