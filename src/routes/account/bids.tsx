import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { BidsPage } from '#src/features/account/bid-lists/bids-page.tsx';
import { AuthGate } from './auth-gate.tsx';
import { BrowseLink } from './browse-link.tsx';

// ROUTE-073
export const Route = createFileRoute('/_account/account/biedingen')({ component: Screen });

function Screen() {
  return (
    <AuthGate>
      {({ userId }) => (
        <BidsPage
          userId={userId}
          bidLink={(itemUuid, label) => (
            <Link to="/account/biedingen/$itemUuid" params={{ itemUuid }}>
              {label}
            </Link>
          )}
          browseLink={
            <BrowseLink>
              <Trans>See new arrivals</Trans>
            </BrowseLink>
          }
        />
      )}
    </AuthGate>
  );
}
