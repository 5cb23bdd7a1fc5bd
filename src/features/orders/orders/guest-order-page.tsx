import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import { request } from '#src/data/graphql/client.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountDetail } from '#src/ui/market/account-detail.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { BuyerDelivery } from './buyer-delivery.tsx';
import { complaintStateOf } from './complaint-state.ts';
import { GuestKeyContext } from './guest-key.ts';
import { guestOrderQuery } from './guest-order-query.ts';
import { SendGuestOrderLinkDocument } from './guest-orders.gen.ts';
import { CancelledNote, OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNow } from './order-now.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import type { OrderDetailRow } from './orders-query.ts';
import { OpenWithdrawal, WithdrawalLink } from './withdrawal-link.tsx';

interface GuestOrderPageProps {
  /** The fragment of the emailed link, without the #. */
  readonly linkKey: string;
  readonly backLink: ReactNode;
  /** Renders the complaint, which may have ended. */
  readonly complaint: (linkKey: string, isOpen: boolean) => ReactNode;
  readonly newComplaint: (linkKey: string, order: OrderDetailFragment) => ReactNode;
  /** Renders the appointment and proof of a hand-over in person. */
  readonly pickup: (linkKey: string, deliveryUuid: string) => ReactNode;
  /** Renders the messages with the seller. */
  readonly messages: (linkKey: string) => ReactNode;
  /** Renders the link to an account with this order. */
  readonly account: (orderUuid: string, label: ReactNode) => ReactNode;
}

/** The order page of a buyer without an account: status, tracking, receipt, complaint and messages. */
export function GuestOrderPage({ linkKey, backLink, ...slots }: GuestOrderPageProps) {
  const { t } = useLingui();
  const options = guestOrderQuery(linkKey, useLocale());
  const known = useQueryClient().getQueryData(options.queryKey);
  // Not persisted because the device may be shared, except where the code is needed at the door without a network.
  const query = useQueryState(
    useQuery({
      ...options,
      meta: { keep: known?.kind === 'order' && isMeeting(known.row.order) },
    }),
  );
  const { data, isOffline } = query;
  const title = data?.kind === 'order' ? data.row.title : null;
  usePageTitle(title === null ? t`Order` : `${t`Order`}: ${title}`);
  return (
    <GuestKeyContext value={linkKey}>
      <AccountDetail query={query} notFound={null} backLink={backLink}>
        {(answer) =>
          answer.kind === 'order' ? (
            <GuestOrder row={answer.row} isOffline={isOffline} linkKey={linkKey} {...slots} />
          ) : (
            <Refused message={answer.message} expiredKey={answer.isExpired ? linkKey : null} />
          )
        }
      </AccountDetail>
    </GuestKeyContext>
  );
}

interface GuestOrderProps extends Omit<GuestOrderPageProps, 'backLink'> {
  readonly row: OrderDetailRow;
  readonly isOffline: boolean;
}

function GuestOrder(props: GuestOrderProps) {
  const { row, isOffline, linkKey, account, complaint, newComplaint, pickup, messages } = props;
  const { order } = row;
  const role = 'BUYER';
  const isCancelled = order.delivery.status === 'CANCELLED';
  return (
    <>
      <OrderHead row={row} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isCancelled && <CancelledNote order={order} role={role} />}
          <OrderNow order={order} role={role} />
          {order.delivery.inReviewAt !== null &&
            !order.isWithdrawalOpen &&
            complaint(linkKey, order.delivery.status === 'IN_REVIEW')}
          {order.isWithdrawalOpen ? (
            <OpenWithdrawal order={order} />
          ) : (
            hasDelivery(order) && <BuyerDelivery order={order} isOffline={isOffline} />
          )}
          {!order.isWithdrawalOpen &&
            complaintStateOf(order.delivery) === 'possible' &&
            newComplaint(linkKey, order)}
          {isMeeting(order) && pickup(linkKey, order.delivery.uuid)}
          {messages(linkKey)}
        </div>
        <div className={styles.column}>
          <OrderTimeline order={order} role={role} />
          <OrderMoney order={order} role={role} />
          <OrderFacts row={row} role={role} />
          {!order.isWithdrawalOpen && <WithdrawalLink order={order} />}
          <p>
            <Trans>Prefer to keep everything in one place?</Trans> {account(order.uuid, accountLabel)}
          </p>
        </div>
      </div>
    </>
  );
}

const accountLabel = <Trans>Create an account with the email address of your order</Trans>;

/** Whether the delivery section has any content: an open complaint has its own section on this page. */
function hasDelivery({ delivery }: OrderDetailRow['order']): boolean {
  const { status, trackAndTraceLink, dhlTrackerCode, handOverProvedAt } = delivery;
  if (status !== 'IN_REVIEW') return status !== 'CANCELLED';
  return [trackAndTraceLink, dhlTrackerCode, handOverProvedAt].some((one) => one !== null);
}

/** Whether a hand-over in person still has to be arranged or proved. */
function isMeeting({
  delivery: { status, deliveryMethod },
  isWithdrawalOpen,
}: OrderDetailRow['order']): boolean {
  const isOpen = status === 'PENDING' || status === 'ARRIVED';
  return isOpen && isInPerson(deliveryMethod.type) && !isWithdrawalOpen;
}

interface RefusedProps {
  readonly message: string;
  /** Key of an expired link; null for an invalid one. */
  readonly expiredKey: string | null;
}

function Refused({ message, expiredKey }: RefusedProps) {
  return (
    <EmptyState
      icon={PackageSearch}
      level={1}
      title={
        expiredKey === null ? <Trans>We can’t open this order</Trans> : <Trans>This link has expired</Trans>
      }
      {...(expiredKey !== null && { action: <NewLink expiredKey={expiredKey} /> })}
    >
      {message}
    </EmptyState>
  );
}

function NewLink({ expiredKey }: { readonly expiredKey: string }) {
  const isOffline = useIsOffline();
  const sending = useMutation({
    mutationFn: async () => {
      const { sendGuestOrderLink } = await request(SendGuestOrderLinkDocument, { key: expiredKey });
      if ('errorCode' in sendGuestOrderLink) throw new CommandRefused(sendGuestOrderLink.message);
    },
  });
  if (sending.isSuccess)
    return (
      <p role="status">
        <Trans>We have sent a new link. Check the inbox of the email address you ordered with.</Trans>
      </p>
    );
  return (
    <>
      <CommandBanner problem={commandProblem(sending.error)} />
      <Button
        kind="primary"
        icon={MailCheck}
        isPending={sending.isPending}
        isDisabled={isOffline}
        onPress={() => sending.mutate()}
      >
        <Trans>Email me a new link</Trans>
      </Button>
    </>
  );
}
