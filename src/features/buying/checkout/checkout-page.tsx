import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureCode } from '#domain/checkout/checkout-rules.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import type { AddressSearchSlot } from './billing-fields.tsx';
import styles from './checkout.module.css';
import { CheckoutForm, type DeliverySlot } from './checkout-form.tsx';
import { checkoutQuery, isCart } from './checkout-query.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { storedTransactionId } from './transaction-id.ts';
import type { Leave } from './use-submit.ts';

/** Why a payment ended without the buyer's money, for statuses that are no fault. */
const reasons: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['cancelled', msg`You cancelled this payment.`],
  ['expired', msg`This payment has expired.`],
]);

export interface CheckoutPageProps {
  readonly uuid: string;
  /** Whether a payment of the cart has just failed (ROUTE-065). */
  readonly hasFailed: boolean;
  /** The status of that payment; null when the URL does not contain it. */
  readonly failedStatus: string | null;
  /** The step indicator. */
  readonly steps: ReactNode;
  /** The empty state of the cart. */
  readonly nothingInIt: ReactNode;
  readonly addressSearch: AddressSearchSlot;
  readonly delivery?: DeliverySlot;
  readonly leave: Leave;
}

/** Step 3 (ROUTE-062): pays a cart; a cart that is already paid leads to its success page. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { uuid, hasFailed, failedStatus, steps, nothingInIt, addressSearch, delivery, leave } = props;
  const { t } = useLingui();
  const isOnePage = !usePhone() && delivery !== undefined;
  usePageTitle(isOnePage ? t`Checkout` : t`Payment`);
  const query = useQuery(checkoutQuery(uuid));
  const isOffline = useIsOffline(query.error);
  const { data } = query;
  const reason = reasons.get(failedStatus ?? '');
  if (data !== undefined && isCart(data) && data.status === 'FROZEN')
    return <Navigate to="/checkout/$cartUuid/success" params={{ cartUuid: uuid }} replace />;
  // A sign-in merged the cart into the account's, which is the one to change and pay here.
  if (data !== undefined && isCart(data) && data.uuid !== uuid)
    return (
      <Navigate
        to="/checkout/$cartUuid"
        params={{ cartUuid: data.uuid }}
        search={{
          ...(hasFailed && { payment_failed: 'true' as const }),
          ...(failedStatus !== null && { payment_status: failedStatus }),
        }}
        replace
      />
    );
  return (
    <div className={styles.page}>
      {steps}
      <h1>{isOnePage ? <Trans>Checkout</Trans> : <Trans>Payment</Trans>}</h1>
      {hasFailed && (
        <PaymentFailed
          code={failureCode(failedStatus, storedTransactionId())}
          reason={reason === undefined ? null : t(reason)}
        />
      )}
      {isOffline && data !== undefined && (
        <Banner kind="warning" announce>
          <Trans>
            You are offline. You can pay once you are back online; you won’t lose what you entered.
          </Trans>
        </Banner>
      )}
      {data === undefined && query.error === null && <Skeleton height="480px" />}
      {data === undefined && query.error !== null && (
        <LoadProblem
          isOffline={isOffline}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && !isCart(data) && (
        <>
          <Banner kind="error">{data.message}</Banner>
          {nothingInIt}
        </>
      )}
      {data !== undefined && isCart(data) && data.numLines === 0 && nothingInIt}
      {data !== undefined && isCart(data) && data.numLines > 0 && (
        <CheckoutForm key={data.uuid} cart={data} {...{ isOffline, leave, addressSearch, delivery }} />
      )}
    </div>
  );
}
