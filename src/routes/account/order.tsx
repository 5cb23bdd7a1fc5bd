import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { chooseBought } from '#src/features/orders/bought-list.ts';
import { OrderPage } from '#src/features/orders/order-page.tsx';
import { TransportLoading } from '#src/features/transports/transport-frame.tsx';
import { AuthGate } from './auth-gate.tsx';

// ROUTE-072
export const Route = createFileRoute('/_account/account/bestellingen/$itemUuid')({ component: Screen });

// The calendar is the heaviest part of an order, and most orders have none.
const TransportPlanning = lazy(async () => {
  const { TransportPlanning: Planning } = await import('#src/features/transports/transport-planning.tsx');
  return { default: Planning };
});

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <OrderPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          transport={(deliveryUuid) => (
            <Suspense fallback={<TransportLoading />}>
              <TransportPlanning userId={userId} deliveryUuid={deliveryUuid} />
            </Suspense>
          )}
          backLink={(isBought) => (
            <Link to="/account/bestellingen" onClick={isBought ? chooseBought : undefined}>
              <Trans>All orders</Trans>
            </Link>
          )}
        />
      )}
    </AuthGate>
  );
}
