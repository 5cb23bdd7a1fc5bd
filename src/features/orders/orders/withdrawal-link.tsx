import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { ParcelTracking } from './delivery-facts.tsx';
import { useGuestKey } from './guest-key.ts';
import type { OrderDetailFragment } from './orders.gen.ts';

/** The link to withdraw from the purchase, or to the existing withdrawal; guests get a signed link by email there. */
export function WithdrawalLink({ order }: { readonly order: OrderDetailFragment }) {
  const isGuest = useGuestKey() !== null;
  const isThere = order.withdrawnAt !== null;
  const mayDeclare = order.mayWithdraw && order.role === 'BUYER';
  if (!isThere && !mayDeclare) return null;
  return (
    <p>
      <PathLink
        href={
          isGuest
            ? `/herroepen?bestelling=${order.order.orderNumber}`
            : `/account/bestellingen/${order.uuid}/herroepen`
        }
      >
        {isThere ? <Trans>View withdrawal</Trans> : <Trans>Withdraw from purchase</Trans>}
      </PathLink>
    </p>
  );
}

/** Replaces the delivery section while a withdrawal is open: nothing is handed over or confirmed in the meantime. */
export function OpenWithdrawal({ order }: { readonly order: OrderDetailFragment }) {
  return (
    <Banner
      kind="warning"
      title={
        order.role === 'BUYER' ? (
          <Trans>You have withdrawn from this purchase</Trans>
        ) : (
          <Trans>The buyer has withdrawn from this purchase</Trans>
        )
      }
    >
      <WithdrawalLink order={order} />
      {order.role === 'BUYER' && <ParcelTracking delivery={order.delivery} />}
    </Banner>
  );
}
