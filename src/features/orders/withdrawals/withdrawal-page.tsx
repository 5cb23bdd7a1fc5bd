import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountDetail } from '#src/ui/market/account-detail.tsx';
import { PurchaseWithdrawal } from './purchase-withdrawal.tsx';
import { purchaseQuery } from './withdrawal-query.ts';
import styles from './withdrawals.module.css';

export interface WithdrawalPageProps {
  readonly userId: string;
  readonly orderUuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
}

/** The withdrawal from a purchase, for its buyer and its seller. */
export function WithdrawalPage({ userId, orderUuid, notFound, backLink }: WithdrawalPageProps) {
  const { t } = useLingui();
  const query = useQuery(purchaseQuery(userId, orderUuid));
  const { data, error } = query;
  const isOffline = useIsOffline(error);
  usePageTitle(t`Withdraw from a purchase`);
  return (
    <AccountDetail
      answer={{
        ...{ data, error, isOffline, isFetching: query.isFetching },
        updatedAt: query.dataUpdatedAt,
        retry: () => void query.refetch(),
      }}
      notFound={notFound}
      backLink={backLink}
    >
      {(purchase) => (
        <div className={styles.page}>
          <h1>
            <Trans>Withdrawal: {purchase.title}</Trans>
          </h1>
          <PurchaseWithdrawal purchase={purchase} token={null} isOffline={isOffline} />
        </div>
      )}
    </AccountDetail>
  );
}
