import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { ListStatus } from '#src/ui/market/account-list-status.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import styles from './wanted.module.css';
import type { WantedRow } from './wanted-list-query.ts';
import { wantedStatusMessage } from './wanted-messages.ts';

/** The columns of the list. The number of matching products is shown only while the item is ongoing. */
export function useWantedColumns(): readonly ListColumn<WantedRow>[] {
  const { t } = useLingui();
  const statusLabel = ({ status }: WantedRow) => {
    const known = wantedStatusMessage(status);
    return known === null ? null : t(known);
  };
  return [
    {
      id: 'title',
      label: t`Wanted request`,
      sort: 'TITLE',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'status',
      label: t`Status`,
      sort: 'STATUS',
      cell: (row) => (
        <>
          <ListStatus item={row} label={statusLabel(row)} />
          {row.status === 'ONGOING' && row.item.matchCount > 0 && (
            <strong className={`${styles.fits} ${styles.line}`}>
              <Plural value={row.item.matchCount} one="# product matches" other="# products match" />
            </strong>
          )}
        </>
      ),
      csv: (row) => statusLabel(row) ?? '',
    },
    {
      id: 'budget',
      label: t`Budget`,
      sort: 'BUDGET',
      isNumber: true,
      cell: ({ item }) => (
        <span className={styles.line}>
          <Trans>Up to {formatEuro(item.budget)}</Trans>
        </span>
      ),
      csv: ({ item }) => item.budget,
    },
    {
      id: 'category',
      label: t`Category`,
      cell: ({ item }) => item.category?.title ?? <Trans>All categories</Trans>,
      csv: ({ item }) => item.category?.title ?? '',
    },
    {
      id: 'created',
      label: t`Posted on`,
      sort: 'CREATED',
      cell: ({ item }) => <ListDate at={item.created} />,
      csv: ({ item }) => item.created.slice(0, 10),
    },
  ];
}
