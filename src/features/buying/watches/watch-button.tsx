import { Trans } from '@lingui/react/macro';
import { BellOff, BellRing } from 'lucide-react';
import { type AskToSignIn, SubscriptionButton } from './subscription-button.tsx';
import { useSubscription } from './use-subscription.ts';

export interface WatchButtonProps {
  readonly productUuid: string;
  readonly askToSignIn: AskToSignIn;
}

/**
 * Watches a product that is reserved for somebody else, to be notified when it is available; shown on the product
 * page.
 */
export function WatchButton({ productUuid, askToSignIn }: WatchButtonProps) {
  const state = useSubscription({ kind: 'product', uuid: productUuid });
  return (
    <SubscriptionButton
      state={state}
      icon={state.isOn ? BellOff : BellRing}
      look={{ wide: true }}
      start={<Trans>Notify me when it’s available</Trans>}
      stop={<Trans>Stop notifying me</Trans>}
      note={<Trans>We’ll let you know as soon as it’s available.</Trans>}
      askToSignIn={askToSignIn}
    />
  );
}
