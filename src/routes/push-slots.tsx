import { lazy, Suspense } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import type { PushReason } from '#src/features/push/ask-for-push.tsx';
import { loadAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/** Its words are in the catalogue of the account, which comes with it: tests/contract/translations asks for that. */
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
 * Offers notifications to people who are signed in, after an act that is answered later, or on the page of an order that is
 * in progress.
 */
export function PushSlot({ reason }: { readonly reason: PushReason }) {
  if (useSignedIn() === null) return null;
  return (
    <Suspense fallback={null}>
      <AskForPush reason={reason} />
    </Suspense>
  );
}
