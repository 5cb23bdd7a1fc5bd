import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { distinctRows, useGrowingList } from '#src/data/growing-list.ts';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { QueryContent } from '#src/ui/kit/query-content.tsx';
import { MoreRows } from '#src/ui/kit/query-list.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { failedMoneyOf } from './failed-payout.ts';
import { PayoutCard } from './payout-card.tsx';
import styles from './payouts.module.css';
import { type Payout, payoutsQuery, type SellerPayouts } from './payouts-query.ts';
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
  const { query, more } = useGrowingList(useInfiniteQuery(payoutsQuery(userId)));
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Payouts</Trans>
      </h1>
      <QueryContent query={query} skeleton={<Skeleton height="18lh" />}>
        {({ pages }) => {
          // The balance is the same on every page; that of the last one is the newest.
          const newest = pages.findLast((page) => page !== null);
          if (newest == null) return <NoPayouts />;
          const payouts = distinctRows(
            pages.flatMap((page) => (page === null ? [] : [{ rows: page.items }])),
          );
          return (
            <>
              <Task payouts={newest} detailsLink={detailsLink} />
              <Balance payouts={newest} planned={payouts.find(({ status }) => status === 'PLANNED')} />
              <Payouts payouts={payouts} state={newest} orderLink={orderLink} detailsLink={detailsLink} />
              {more !== null && <MoreRows {...more} />}
              <YearCard userId={userId} />
            </>
          );
        }}
      </QueryContent>
    </div>
  );
}

interface PayoutsProps extends Pick<PayoutsPageProps, 'orderLink' | 'detailsLink'> {
  /** The newest first. */
  readonly payouts: readonly Payout[];
  readonly state: SellerPayouts;
}

function Payouts({ payouts, state, orderLink, detailsLink }: PayoutsProps) {
  if (payouts.length === 0) return <NoPayouts />;
  return (
    <ul className={styles.payouts}>
      {payouts.map((payout, index) => (
        <PayoutCard
          key={payout.uuid}
          payout={payout}
          failedMoney={failedMoneyOf(payout, payouts.slice(0, index), state)}
          orderLink={orderLink}
          detailsLink={detailsLink}
        />
      ))}
    </ul>
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

interface BalanceProps {
  readonly payouts: SellerPayouts;
  /** The payout that waits for its release. */
  readonly planned: Payout | undefined;
}

function Balance({ payouts, planned }: BalanceProps) {
  const { held, due, underWay, paid } = payouts;
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
      {due > 0 && <NextPayouts nextRun={payouts.nextRun} planned={planned} />}
      {due < 0 && (
        <p className={styles.soft}>
          <Trans>A buyer was refunded after your payout. We deduct this from your next sales.</Trans>
        </p>
      )}
    </>
  );
}

interface NextPayoutsProps extends Pick<BalanceProps, 'planned'> {
  readonly nextRun: string;
}

/**
 * When the next payouts are. What is due comes after a payout that is already planned, whose day is not known before staff
 * release it.
 */
function NextPayouts({ nextRun, planned }: NextPayoutsProps) {
  const locale = useLocale();
  const day = formatDate(nextRun, locale);
  if (planned === undefined)
    return (
      <p className={styles.soft}>
        <Trans>The next payouts are on {day}.</Trans>
      </p>
    );
  const amount = formatEuro(planned.amount);
  return (
    <p className={styles.soft}>
      <Trans>
        We are preparing your next payout of {amount}. The payouts after it are on {day}.
      </Trans>
    </p>
  );
}
