import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Who wrote an entry of a complaint's history. */
export function CaseSideName({ side }: { readonly side: string }): ReactNode {
  if (side === 'buyer') return <Trans>Buyer</Trans>;
  if (side === 'seller') return <Trans>Seller</Trans>;
  return 'Hervonden';
}

/** What happened in an entry of a complaint's history; for the parties and for staff. */
export function CaseEntryName({ what }: { readonly what: string }): ReactNode {
  switch (what) {
    case 'complaint':
      return <Trans>Opened the complaint</Trans>;
    case 'answer':
      return <Trans>Sent a message</Trans>;
    case 'propose':
      return <Trans>Made a proposal</Trans>;
    case 'accept':
      return <Trans>Accepted the proposal</Trans>;
    case 'escalate':
      return <Trans>Asked Hervonden to decide</Trans>;
    case 'withdraw':
      return <Trans>Withdrew the complaint</Trans>;
    case 'decide':
      return <Trans>Made a decision</Trans>;
    case 'accept_decision':
      return <Trans>Accepted the decision</Trans>;
    case 'appeal':
      return <Trans>Appealed against the decision</Trans>;
    case 'send_back':
      return <Trans>Sent the product back; tracking number:</Trans>;
    case 'arrive_back':
      return <Trans>Reported that the product was delivered</Trans>;
    case 'receive_back':
      return <Trans>Received the product back</Trans>;
    case 'contest_back':
      return <Trans>Something is wrong with the return</Trans>;
    default:
      return <Trans>The order was settled in another way</Trans>;
  }
}
