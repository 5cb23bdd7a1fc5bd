import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OrdersPage } from '#src/features/orders/orders/orders-page.tsx';
import { AuthGate } from './auth-gate.tsx';
import { BrowseLink } from './browse-link.tsx';

// ROUTE-071
export const Route = createFileRoute('/_account/account/bestellingen')({ component: Screen });

function Screen() {
  return (
    <AuthGate>
      {({ userId }) => (
        <OrdersPage
          userId={userId}
          orderLink={(itemUuid, label) => (
            <Link to="/account/bestellingen/$itemUuid" params={{ itemUuid }}>
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
