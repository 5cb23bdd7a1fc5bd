import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeRole, freshState } from '#domain/account-list/list-state.ts';
import { defaultBidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountList } from '#src/ui/market/account-list.tsx';
import { ListStatus } from '#src/ui/market/account-list-status.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import { seemsEmpty, useBuyersSide } from '#src/ui/market/use-buyers-side.ts';
import { useListState } from '#src/ui/market/use-list-state.ts';
import styles from './account-lists.module.css';
import { bidFilters, bidStatusMessage } from './bid-labels.ts';
import { type BidRow, bidsQuery } from './bids-query.ts';

export interface BidsPageProps {
  readonly userId: string;
  readonly bidLink: (uuid: string, label: ReactNode) => ReactNode;
  readonly browseLink: ReactNode;
}

/** BID-018, BID-025. */
const defaults = { role: defaultBidRole, sort: defaultBidSort, direction: 'DESC' } as const;

const buyersSide = { ...defaults, role: 'BUYER' } as const;

/** The bids that a person received or made (ROUTE-073). */
export function BidsPage({ userId, bidLink, browseLink }: BidsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Bids`);
  const [state, change, isUntouched] = useListState('bids', defaults);
  const changeTo = (role: string) =>
    change((before) => changeRole(before, role, defaults, { resetsSort: true }));
  const columns = useColumns();
  const locale = useLocale();
  const query = useQuery(bidsQuery(userId, state, locale));
  const buyers = useQuery({
    ...bidsQuery(userId, freshState(buyersSide), locale),
    enabled: isUntouched && seemsEmpty(query),
  });
  const isUndecided = useBuyersSide({ sellers: query, buyers, isUntouched, open: () => changeTo('BUYER') });
  const shown = useQueryState(query);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Bids</Trans>
      </h1>
      <AccountList
        label={t`Bids`}
        columns={columns}
        link={({ uuid, title }) => bidLink(uuid, title)}
        state={state}
        change={change}
        roles={{
          label: t`Which bids`,
          options: [
            { value: 'SELLER', label: t`Received` },
            { value: 'BUYER', label: t`Made by you` },
          ],
          value: state.role,
          onChange: changeTo,
        }}
        filters={{
          label: t`Status`,
          options: bidFilters.map((value) => {
            const message = bidStatusMessage(value);
            return { value, label: message === null ? value : t(message) };
          }),
        }}
        query={isUndecided ? { ...shown, data: undefined } : shown}
        empty={{
          icon: Gavel,
          text:
            state.role === 'SELLER' ? (
              <Trans>Bids on your listings appear here.</Trans>
            ) : (
              <Trans>
                Found something you like? Make a bid on the product page. You can find it here afterwards.
              </Trans>
            ),
          action:
            state.role === 'SELLER' ? (
              <Button kind="primary" onPress={() => changeTo('BUYER')}>
                <Trans>View the bids you made</Trans>
              </Button>
            ) : (
              browseLink
            ),
        }}
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<BidRow>[] {
  const { t } = useLingui();
  const statusLabel = ({ status }: BidRow) => {
    const known = bidStatusMessage(status);
    return known === null ? null : t(known);
  };
  return [
    { id: 'title', label: t`Product`, sort: 'TITLE', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'status',
      label: t`Status`,
      sort: 'STATUS',
      cell: (row) => <ListStatus item={row} label={statusLabel(row)} />,
      csv: (row) => statusLabel(row) ?? '',
    },
    {
      id: 'amount',
      label: t`Bid`,
      sort: 'AMOUNT',
      isNumber: true,
      cell: ({ bid }) => (
        <>
          {formatEuro(bid.amount)}
          {bid.product !== null && bid.product !== undefined && (
            <span className={styles.soft}>
              <Trans>asking price {formatEuro(bid.product.price)}</Trans>
            </span>
          )}
        </>
      ),
      csv: ({ bid }) => bid.amount,
    },
    {
      id: 'modified',
      label: t`Last changed`,
      sort: 'MODIFIED',
      cell: ({ bid }) => <ListDate at={bid.modified} />,
      csv: ({ bid }) => bid.modified.slice(0, 10),
    },
  ];
}
