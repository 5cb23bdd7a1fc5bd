import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { BidPage } from '#src/features/account-lists/bid-page.tsx';
import { useSession } from '#src/features/auth/use-session.ts';
import { AuthGate } from './auth-gate.tsx';

export interface BidSearch {
  /** Opens that one bid without an account: of the link that a visitor was mailed, or of the device where it was placed. */
  readonly sleutel?: string;
}

// ROUTE-074
export const Route = createFileRoute('/_account/account/biedingen/$itemUuid')({
  validateSearch: ({ sleutel }: Record<string, unknown>): BidSearch =>
    typeof sleutel === 'string' ? { sleutel } : {},
  component: Screen,
});

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
        backLink={
          <Link to="/">
            <Trans>To the shop</Trans>
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
