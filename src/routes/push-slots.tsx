import { lazy, Suspense } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import type { PushReason } from '#src/features/push/ask-for-push.tsx';
import { loadAccountWords } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/** Its words are in the catalogue of the account, which comes with it: tests/contract/translations asks for that. */
const AskForPush = lazy(
  patient(async () => {
    const [{ AskForPush: part }] = await Promise.all([
      import('#src/features/push/ask-for-push.tsx'),
      loadAccountWords(),
    ]);
    return { default: part };
  }),
);

/** After an act whose answer comes later, or in an order that is under way: the question for notifications, for whoever is signed in. */
export function PushSlot({ reason }: { readonly reason: PushReason }) {
  if (useSignedIn() === null) return null;
  return (
    <Suspense fallback={null}>
      <AskForPush reason={reason} />
    </Suspense>
  );
}
