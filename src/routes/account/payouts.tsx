import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/uitbetalingen')({ component: Screen });

// Only sellers need it, so its chunks are not listed in the entry files.
const PayoutsPage = lazy(async () => {
  const { PayoutsPage: Page } = await import('#src/features/selling/payouts/payouts-page.tsx');
  return { default: Page };
});

function Screen() {
  return (
    <AuthGate>
      {({ userId }) => (
        <Suspense fallback={<Skeleton height="24lh" />}>
          <PayoutsPage
            userId={userId}
            detailsLink={(label) => <Link to="/account/gegevens">{label}</Link>}
            orderLink={(itemUuid, label) => (
              <Link to="/account/bestellingen/$itemUuid" params={{ itemUuid }}>
                {label}
              </Link>
            )}
          />
        </Suspense>
      )}
    </AuthGate>
  );
}
