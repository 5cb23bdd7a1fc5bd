import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { LinkForm } from './link-form.tsx';
import { PurchaseWithdrawal } from './purchase-withdrawal.tsx';
import { linkQuery, type WithdrawablePurchase, withdrawableQuery } from './withdrawal-query.ts';
import styles from './withdrawals.module.css';

export interface WithdrawPageProps {
  /** Token of an emailed link; empty without one. */
  readonly token: string;
  /** Prefills the request for a link; empty when unknown. */
  readonly orderNumber?: string;
  /** Null for a visitor. */
  readonly userId: string | null;
}

/** The public page for withdrawals: with an account, with an emailed link, or with neither. */
export function WithdrawPage({ token, orderNumber = '', userId }: WithdrawPageProps) {
  const { t } = useLingui();
  return (
    <div className={`${styles.page} ${styles.public}`}>
      {token === '' ? (
        <PageHead
          title={t`Withdraw from a purchase`}
          description={t`Did you buy from a business seller? Then you have 14 days after receipt to change your mind, without giving a reason.`}
          canonicalPath="/herroepen"
        />
      ) : (
        <PageHead title={t`Withdraw from a purchase`} isIndexed={false} />
      )}
      <h1>
        <Trans>Withdraw from a purchase</Trans>
      </h1>
      {token === '' ? (
        <>
          <Explanation />
          {userId === null ? <ForVisitor orderNumber={orderNumber} /> : <OwnPurchases userId={userId} />}
        </>
      ) : (
        <LinkedPurchases token={token} />
      )}
    </div>
  );
}

function Explanation() {
  return (
    <section className={styles.part}>
      <p>
        <Trans>
          Did you buy from a business seller? Then you have 14 days after receipt to change your mind, without
          giving a reason. You get the price and the delivery costs back.
        </Trans>
      </p>
      <p className={styles.soft}>
        <Trans>
          There is no statutory right of withdrawal for purchases from private sellers. If the product is not
          as described, make a complaint before you confirm receipt: we hold your money until it is settled.
        </Trans>
      </p>
    </section>
  );
}

function ForVisitor({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.title}>
          <Trans>With an account</Trans>
        </h2>
        <p>
          <PathLink href="/account?redirectUrl=/herroepen">
            <Trans>Sign in to see your purchases</Trans>
          </PathLink>
        </p>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Without an account</Trans>
        </h2>
        <LinkForm orderNumber={orderNumber} />
      </section>
    </>
  );
}

function OwnPurchases({ userId }: { readonly userId: string }) {
  const query = useQuery(withdrawableQuery(userId));
  const isOffline = useIsOffline();
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height="8lh" />
    ) : (
      <LoadProblem isOffline={isOffline} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Your purchases</Trans>
        </h2>
        {query.data.length === 0 ? (
          <p>
            <Trans>You have no purchases that you can withdraw from right now.</Trans>
          </p>
        ) : (
          <ul className={styles.rows}>
            {query.data.map((purchase) => (
              <PurchaseRow key={purchase.orderUuid} purchase={purchase} />
            ))}
          </ul>
        )}
      </section>
      <details>
        <summary>
          <Trans>Ordered without an account?</Trans>
        </summary>
        <LinkForm />
      </details>
    </>
  );
}

function PurchaseRow({ purchase }: { readonly purchase: WithdrawablePurchase }) {
  const locale = useLocale();
  const { orderUuid, title, sellerName, orderNumber, lastDay, withdrawal } = purchase;
  const isOpen = withdrawal !== null && withdrawal.state !== 'ENDED';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      <span className={styles.soft}>
        {sellerName} · <Trans>Order {orderNumber}</Trans>
      </span>
      {!isOpen && lastDay !== null && (
        <span className={styles.soft}>
          <Trans>You can withdraw up to and including {formatDate(lastDay, locale)}.</Trans>
        </span>
      )}
      <PathLink href={`/account/bestellingen/${orderUuid}/herroepen`}>
        {isOpen ? <Trans>View withdrawal</Trans> : <Trans>Withdraw from purchase</Trans>}
      </PathLink>
    </li>
  );
}

function LinkedPurchases({ token }: { readonly token: string }) {
  const query = useQuery(linkQuery(token));
  const isOffline = useIsOffline();
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height="12lh" />
    ) : (
      <LoadProblem isOffline={isOffline} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  if (query.data.kind === 'refused')
    return (
      <>
        <Banner kind="error">{query.data.message}</Banner>
        <LinkForm />
      </>
    );
  const { items } = query.data;
  if (items.length === 0)
    return (
      <Banner>
        <Trans>This order is now linked to an account. Sign in to withdraw from the purchase.</Trans>
      </Banner>
    );
  return items.map((purchase) => (
    <section key={purchase.orderUuid} className={styles.form}>
      <h2 className={styles.title}>{purchase.title}</h2>
      <PurchaseWithdrawal purchase={purchase} token={token} isOffline={isOffline} />
    </section>
  ));
}
