import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { paymentEnd } from '#domain/payments/payment-end.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Spinner } from '#src/ui/kit/spinner.tsx';
import styles from './checkout.module.css';
import { statusQuery } from './status-query.ts';
import { storedTransactionId } from './transaction-id.ts';

export interface StatusPageProps {
  readonly cartUuid: string;
  /**
   * From the URL; null falls back to the payment for which the person last left the site (ROUTE-066,
   * docs/readings.md).
   */
  readonly transactionUid: string | null;
}

/** Waits for the result of a payment and navigates on (ROUTE-066, CHECK-012..022). */
export function StatusPage({ cartUuid, transactionUid }: StatusPageProps) {
  const { t } = useLingui();
  usePageTitle(t`We are checking your payment`);
  const uid = transactionUid ?? storedTransactionId();
  if (uid === null) return <Navigate to="/checkout/$cartUuid" params={{ cartUuid }} replace />;
  return <Waiting cartUuid={cartUuid} uid={uid} />;
}

function Waiting({ cartUuid, uid }: { readonly cartUuid: string; readonly uid: string }) {
  const { data, error, isFetching } = useQuery(statusQuery(uid));
  const isOffline = useIsOffline();
  const isUnreachable = useIsOffline(error);
  // While the server is unreachable, polling continues (docs/readings.md, CHECK-022). Any other error goes to the error page, which can retry.
  if (error !== null && !isUnreachable && !isFetching) throw error;
  const end = data === undefined ? 'wait' : paymentEnd(data.status);
  const params = { cartUuid };
  if (end === 'success') return <Navigate to="/checkout/$cartUuid/success" params={params} replace />;
  if (end === 'again') return <Navigate to="/checkout/$cartUuid" params={params} replace />;
  if (end === 'failed') {
    const search = {
      payment_failed: 'true' as const,
      ...(data !== undefined && { payment_status: data.status }),
    };
    return <Navigate to="/checkout/$cartUuid" params={params} search={search} replace />;
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={32} />
      <h1>
        <Trans>We are checking your payment</Trans>
      </h1>
      <p className={styles.soft}>
        <WaitingText isOffline={isOffline} isUnreachable={isUnreachable} />
      </p>
    </div>
  );
}

function WaitingText({ isOffline, isUnreachable }: Readonly<Record<'isOffline' | 'isUnreachable', boolean>>) {
  if (isOffline)
    return (
      <Trans>
        You are offline. We check your payment once you are back online; you don’t have to pay again.
      </Trans>
    );
  if (isUnreachable)
    return <Trans>We cannot be reached at the moment. We keep trying; you don’t have to pay again.</Trans>;
  return <Trans>This takes a few seconds. Keep this page open; you don’t have to pay again.</Trans>;
}
