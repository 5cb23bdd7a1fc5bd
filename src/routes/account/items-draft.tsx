import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { DraftPage } from '#src/features/selling/listing-drafts/draft-page.tsx';
import { useFreshDraftId } from '#src/features/selling/listing-drafts/model/use-fresh-draft-id.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';

// Every seller needs it only once.
const SellerStep = lazy(async () => ({ default: (await import('./data-seller-step.tsx')).SellerStep }));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the list of own products: the outcome for the draft that has just been placed. */
    readonly placed?: 'live' | 'in_review';
  }
}

// One screen under two addresses: a new draft gets its own address at the first keystroke, without losing the focus.
export const Route = createFileRoute('/_account/_draft')({ component: DraftScreen });

function DraftScreen() {
  const { draftId: asked } = useParams({ strict: false });
  const navigate = useNavigate();
  const { draftId, isNew, renew } = useFreshDraftId(asked);
  const { session } = useSession();
  const toDraft = { to: '/account/items/concepten/$draftId', params: { draftId } } as const;
  return (
    <DraftPage
      draftId={draftId}
      isNew={isNew}
      onCreated={() =>
        void (asked === undefined && navigate({ ...toDraft, replace: true, resetScroll: false }))
      }
      sellerStep={
        session !== null && (
          <Suspense fallback={<Skeleton height="420px" />}>
            <SellerStep userId={session.userId} />
          </Suspense>
        )
      }
      onPlaced={(isLive) =>
        void navigate({ to: '/account/items', state: { placed: isLive ? 'live' : 'in_review' } })
      }
      onLeave={() => void navigate({ to: '/account/items' })}
      onSignIn={() =>
        void navigate({ to: '/account', search: { redirect: `/account/items/concepten/${draftId}` } })
      }
      onNext={() => {
        renew();
        void navigate({ to: '/account/items/nieuw' });
      }}
    />
  );
}
