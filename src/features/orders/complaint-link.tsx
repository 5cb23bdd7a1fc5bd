import { Trans } from '@lingui/react/macro';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { GuestComplaint } from './guest-complaint.tsx';
import { useGuestKey } from './guest-key.ts';
import type { OrderDetailFragment } from './orders.gen.ts';

interface ComplaintLinkProps {
  readonly order: OrderDetailFragment;
  readonly isOffline: boolean;
}

/** The link to the complaint about an order, or to its form if one can be opened; guests get the form on this page. */
export function ComplaintLink({ order, isOffline }: ComplaintLinkProps) {
  const isGuest = useGuestKey() !== null;
  const { possible, complaint, status } = order.delivery;
  const isThere = complaint !== null || status === 'IN_REVIEW';
  if (!isThere && !possible.includes('dispute')) return null;
  if (isGuest)
    return isThere ? null : <GuestComplaint deliveryUuid={order.delivery.uuid} isOffline={isOffline} />;
  return (
    <p>
      <PathLink href={`/account/bestellingen/${order.uuid}/klacht`}>
        {isThere ? <Trans>View complaint</Trans> : <Trans>Something is wrong</Trans>}
      </PathLink>
    </p>
  );
}
