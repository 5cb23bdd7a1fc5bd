import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { QueryContent } from '#src/ui/kit/query-content.tsx';
import { PageTurner } from '#src/ui/kit/query-list.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { PayoutCard } from './payout-card.tsx';
import styles from './payouts.module.css';
import { payoutPageSize, payoutsQuery, type SellerPayouts } from './payouts-query.ts';
import { YearCard } from './year-card.tsx';

export interface PayoutsPageProps {
  readonly userId: string;
  /** Renders the link to the page with the account number. */
  readonly detailsLink: (label: ReactNode) => ReactNode;
  /** Renders the link to a sold product. */
  readonly orderLink: (uuid: string, label: ReactNode) => ReactNode;
}

/** The seller's balance, and every payout with its documents. */
export function PayoutsPage({ userId, detailsLink, orderLink }: PayoutsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Payouts`);
  const [page, setPage] = useState(0);
  const query = useQueryState(useQuery(payoutsQuery(userId, page)));
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Payouts</Trans>
      </h1>
      <QueryContent query={query} skeleton={<Skeleton height="18lh" />}>
        {(data) =>
          data === null ? (
            <NoPayouts />
          ) : (
            <>
              <Task payouts={data} detailsLink={detailsLink} />
              <Balance payouts={data} />
              {data.items.length === 0 ? (
                <NoPayouts />
              ) : (
                <ul className={styles.payouts}>
                  {data.items.map((payout) => (
                    <PayoutCard key={payout.uuid} payout={payout} orderLink={orderLink} />
                  ))}
                </ul>
              )}
              <YearCard userId={userId} />
              <PageTurner
                page={page}
                pageSize={payoutPageSize}
                totalCount={data.totalCount}
                onChange={setPage}
                newer={<Trans>Newer payouts</Trans>}
                older={<Trans>Older payouts</Trans>}
              />
            </>
          )
        }
      </QueryContent>
    </div>
  );
}

function NoPayouts() {
  return (
    <EmptyState icon={Banknote} title={<Trans>No payouts yet</Trans>}>
      <Trans>We pay you 2 to 5 working days after the buyer has confirmed receipt.</Trans>
    </EmptyState>
  );
}

interface TaskProps {
  readonly payouts: SellerPayouts;
  readonly detailsLink: PayoutsPageProps['detailsLink'];
}

function Task({ payouts: { task, accountEnd, accountUsableFrom }, detailsLink }: TaskProps) {
  const locale = useLocale();
  if (task === 'ADD_ACCOUNT') {
    return (
      <Banner
        kind="warning"
        title={<Trans>Add your account number</Trans>}
        action={detailsLink(<Trans>Add account number</Trans>)}
      >
        <Trans>Without it, we can’t pay out your sales.</Trans>
      </Banner>
    );
  }
  if (task === 'CORRECT_ACCOUNT') {
    return (
      <Banner
        kind="error"
        title={<Trans>Check your account number</Trans>}
        action={detailsLink(<Trans>Change account number</Trans>)}
      >
        <Trans>
          Your last payout did not reach the account ending in {accountEnd}. The money is still yours: correct
          the number and we will pay you again.
        </Trans>
      </Banner>
    );
  }
  if (accountUsableFrom === null) return null;
  const [day, time] = [formatDate(accountUsableFrom, locale), formatTime(accountUsableFrom, locale)];
  return (
    <Banner>
      <Trans>
        We’ll use your new account number from {day}, {time}. Until then, payouts go to your previous account.
      </Trans>
    </Banner>
  );
}

function Balance({ payouts }: { readonly payouts: SellerPayouts }) {
  const locale = useLocale();
  const { held, due, underWay, paid } = payouts;
  const day = formatDate(payouts.nextRun, locale);
  return (
    <>
      <dl className={styles.balance}>
        <div>
          <dt className={styles.soft}>
            <Trans>Not confirmed yet</Trans>
          </dt>
          <dd>{formatEuro(held)}</dd>
        </div>
        <div>
          <dt className={styles.soft}>
            <Trans>To be paid out</Trans>
          </dt>
          <dd>{formatEuro(due)}</dd>
        </div>
        <div>
          <dt className={styles.soft}>
            <Trans context="payout">On its way</Trans>
          </dt>
          <dd>{formatEuro(underWay)}</dd>
        </div>
        <div>
          <dt className={styles.soft}>
            <Trans context="payout">Paid out</Trans>
          </dt>
          <dd>{formatEuro(paid)}</dd>
        </div>
      </dl>
      {due > 0 && (
        <p className={styles.soft}>
          <Trans>The next payouts are on {day}.</Trans>
        </p>
      )}
      {due < 0 && (
        <p className={styles.soft}>
          <Trans>A buyer was refunded after your payout. We deduct this from your next sales.</Trans>
        </p>
      )}
    </>
  );
}
