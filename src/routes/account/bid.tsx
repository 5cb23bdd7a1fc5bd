import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { BidPage } from '#src/features/account-lists/bid-page.tsx';
import { AuthGate } from './auth-gate.tsx';

// ROUTE-074
export const Route = createFileRoute('/_account/account/biedingen/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <BidPage
          key={itemUuid}
          userId={userId}
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
