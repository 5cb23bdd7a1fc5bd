import { lazy, Suspense } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import type { PushReason } from '#src/features/push/ask-for-push.tsx';
import { loadAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/** Its messages are in the account catalogue, which is loaded with it, as tests/contract/translations requires. */
const AskForPush = lazy(
  patient(async () => {
    const [{ AskForPush: part }] = await Promise.all([
      import('#src/features/push/ask-for-push.tsx'),
      loadAccountMessages(),
    ]);
    return { default: part };
  }),
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
