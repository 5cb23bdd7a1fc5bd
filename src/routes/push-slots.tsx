import { Suspense } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import type { PushReason } from '#src/features/account/push/ask-for-push.tsx';
import { accountPart } from './account-part.ts';

const AskForPush = accountPart(() =>
  import('#src/features/account/push/ask-for-push.tsx').then((push) => push.AskForPush),
);

/**
 * Offers push notifications to a signed-in person after an action that is answered later, or on the page of an order
 * that is in progress.
 */
export function PushSlot({ reason }: { readonly reason: PushReason }) {
  if (useSignedIn() === null) return null;
  return (
    <Suspense fallback={null}>
      <AskForPush reason={reason} />
    </Suspense>
  );
}
