import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
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
  const query = useQueryState(useQuery(purchaseQuery(userId, orderUuid)));
  usePageTitle(t`Withdraw from a purchase`);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {(purchase) => (
        <div className={styles.page}>
          <h1>
            <Trans>Withdrawal: {purchase.title}</Trans>
          </h1>
          <PurchaseWithdrawal purchase={purchase} token={null} isOffline={query.isOffline} />
        </div>
      )}
    </AccountDetail>
  );
}
