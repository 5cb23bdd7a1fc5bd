import { Trans } from '@lingui/react/macro';
import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { type AskToSignIn, SubscriptionButton } from './subscription-button.tsx';
import { useSubscription } from './use-subscription.ts';

export interface FollowButtonProps {
  readonly sellerUuid: string;
  readonly askToSignIn: AskToSignIn;
}

/** Follows a seller, to be notified of new products; shown beside the seller. */
export function FollowButton({ sellerUuid, askToSignIn }: FollowButtonProps) {
  const state = useSubscription({ kind: 'seller', uuid: sellerUuid });
  return (
    <SubscriptionButton
      state={state}
      icon={state.isOn ? UserRoundMinus : UserRoundPlus}
      look={{ size: 'small' }}
      start={<Trans>Follow this seller</Trans>}
      stop={<Trans>Unfollow</Trans>}
      note={<Trans>You follow this seller</Trans>}
      askToSignIn={askToSignIn}
    />
  );
}
