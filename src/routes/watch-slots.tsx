import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { patient } from '#src/platform/update/patient.ts';
import { OnSight } from '#src/ui/kit/on-sight.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './watch-slots.module.css';

const WatchButton = lazy(
  patient(() =>
    import('#src/features/buying/watches/watch-button.tsx').then((part) => ({ default: part.WatchButton })),
  ),
);

const FollowButton = lazy(
  patient(() =>
    import('#src/features/buying/watches/follow-button.tsx').then((part) => ({ default: part.FollowButton })),
  ),
);

const SignInDialog = lazy(
  patient(() => import('./sign-in-dialog.tsx').then((part) => ({ default: part.SignInDialog }))),
);

/** Asks a visitor to sign in, then runs the requested action. */
function useSignIn(reason: ReactNode) {
  const [next, setNext] = useState<(() => void) | null>(null);
  const close = () => setNext(null);
  const dialog = next !== null && (
    <Suspense fallback={null}>
      <SignInDialog
        reason={reason}
        onClose={close}
        onSignedIn={() => {
          close();
          next();
        }}
      />
    </Suspense>
  );
  return { ask: (then: () => void) => setNext(() => then), dialog };
}

interface WatchSlotProps {
  readonly product: { readonly uuid: string; readonly seller: { readonly uuid: string } };
}

/** On the page of a reserved product: the button to be notified when it is available; hidden from its seller. */
export function WatchSlot({ product: { uuid, seller } }: WatchSlotProps) {
  const session = useSignedIn();
  const { ask, dialog } = useSignIn(<Trans>Sign in and we’ll let you know when it’s available.</Trans>);
  if (session?.sellerId === seller.uuid) return null;
  return (
    <OnSight className={styles.action}>
      <Suspense fallback={<Skeleton height="44px" />}>
        <WatchButton productUuid={uuid} askToSignIn={ask} />
      </Suspense>
      {dialog}
    </OnSight>
  );
}

/** The button to follow a seller; hidden from the seller. */
export function FollowSlot({ sellerUuid }: { readonly sellerUuid: string }) {
  const session = useSignedIn();
  const { ask, dialog } = useSignIn(<Trans>Sign in to follow this seller.</Trans>);
  if (session?.sellerId === sellerUuid) return null;
  return (
    <OnSight className={styles.follow}>
      <Suspense fallback={null}>
        <FollowButton sellerUuid={sellerUuid} askToSignIn={ask} />
      </Suspense>
      {dialog}
    </OnSight>
  );
}
