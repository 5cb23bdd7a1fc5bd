import { Trans } from '@lingui/react/macro';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { complaintStateOf } from './complaint-state.ts';
import { useGuestKey } from './guest-key.ts';
import type { OrderDetailFragment } from './orders.gen.ts';

interface ComplaintLinkProps {
  readonly order: OrderDetailFragment;
}

/**
 * The link to the complaint about an order, or to its form if one can be opened. Guests have both on this page
 * instead.
 */
export function ComplaintLink({ order }: ComplaintLinkProps) {
  const state = complaintStateOf(order.delivery);
  if (useGuestKey() !== null || state === 'none') return null;
  return (
    <p>
      <PathLink href={`/account/bestellingen/${order.uuid}/klacht`}>
        {state === 'opened' ? <Trans>View complaint</Trans> : <Trans>Report a problem</Trans>}
      </PathLink>
    </p>
  );
}
