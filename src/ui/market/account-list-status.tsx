import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import styles from './account-list-status.module.css';
import type { AccountListItem } from './account-list-types.ts';
import { ListDate } from './list-date.tsx';

/**
 * The status of a row. PUBLISHED includes the publication date, if there is one (ACCT-012). A status without a label,
 * which this version does not know, is not shown (ACCT-013).
 */
export function ListStatus({
  item,
  label,
}: {
  readonly item: AccountListItem;
  readonly label: string | null;
}) {
  if (label === null) return null;
  return (
    <span className={styles.status}>
      <span className={styles.statusText} data-status={item.status}>
        {label}
      </span>
      {item.status === 'PUBLISHED' && item.publicationDate !== null && (
        <ListDate at={item.publicationDate} soft />
      )}
    </span>
  );
}

/** The seller's payout, and whether it was paid. */
export function ListPayout({ item }: { readonly item: AccountListItem }) {
  if (item.payout === null) return null;
  return (
    <span className={styles.payout}>
      {formatEuro(item.payout)}
      {item.payoutMade && (
        <span className={styles.paid}>
          <Trans>Paid out</Trans>
        </span>
      )}
    </span>
  );
}
