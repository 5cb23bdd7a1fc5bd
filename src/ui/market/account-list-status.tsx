import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import styles from './account-list-status.module.css';
import type { AccountListItem } from './account-list-types.ts';
import { ListDate } from './list-date.tsx';

/**
 * The state of a row: PUBLISHED says since when (ACCT-012), without a date its words alone; a state without words, one
 * that is not known here, shows nothing (ACCT-013).
 */
export function ListStatus({
  item,
  words,
}: {
  readonly item: AccountListItem;
  readonly words: string | null;
}) {
  if (words === null) return null;
  return (
    <span className={styles.status}>
      <span className={styles.statusWords} data-status={item.status}>
        {words}
      </span>
      {item.status === 'PUBLISHED' && item.publicationDate !== null && (
        <ListDate at={item.publicationDate} soft />
      )}
    </span>
  );
}

/** What the seller receives, and whether it was paid. */
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
