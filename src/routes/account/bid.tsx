import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { BidPage } from '#src/features/account/bid-lists/bid-page.tsx';
import type { GuestChatProps } from '#src/features/account/chats/guest-chat.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AuthGate } from './auth-gate.tsx';
import { MessageSlot } from './message-slot.tsx';

export interface BidSearch {
  /** Key that opens this bid without an account, from the emailed link or the device where the bid was placed. */
  readonly sleutel?: string;
}

// ROUTE-074
export const Route = createFileRoute('/_account/account/biedingen/$itemUuid')({
  validateSearch: ({ sleutel }: Record<string, unknown>): BidSearch =>
    typeof sleutel === 'string' ? { sleutel } : {},
  component: Screen,
});

const GuestChat = lazy(
  patient(async () => {
    const { GuestChat: Chat } = await import('#src/features/account/chats/guest-chat.tsx');
    return { default: Chat };
  }),
);

function VisitorMessages(props: GuestChatProps) {
  return (
    <Suspense fallback={<Skeleton height="160px" />}>
      <GuestChat {...props} />
    </Suspense>
  );
}

function Screen() {
  const { itemUuid } = Route.useParams();
  const { sleutel = null } = Route.useSearch();
  const { session, wasExpired } = useSession();
  if (sleutel !== null && session === null && !wasExpired) {
    return (
      <BidPage
        key={itemUuid}
        userId={null}
        linkKey={sleutel}
        uuid={itemUuid}
        notFound={<NotFoundScreen />}
        message={(bidUuid) => <VisitorMessages key={sleutel} linkKey={sleutel} bidUuid={bidUuid} />}
        backLink={
          <Link to="/">
            <Trans>To the home page</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <AuthGate>
      {({ userId }) => (
        <BidPage
          key={itemUuid}
          userId={userId}
          linkKey={sleutel}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          message={(bidUuid, role) =>
            // A bid opened by its key may have been placed with another email address than that of the account.
            sleutel !== null && role === 'BUYER' ? (
              <VisitorMessages key={sleutel} linkKey={sleutel} bidUuid={bidUuid} />
            ) : (
              <MessageSlot about={{ bidUuid }} role={role} />
            )
          }
          backLink={
            <Link to="/account/biedingen">
              <Trans>All bids</Trans>
            </Link>
          }
        />
      )}
    </AuthGate>
  );
}
