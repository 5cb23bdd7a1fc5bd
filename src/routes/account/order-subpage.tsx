import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AuthGate } from './auth-gate.tsx';

// One route for the complaint and the withdrawal, because each route adds to the entry files that every visitor loads.
export const Route = createFileRoute('/_account/account/bestellingen/$itemUuid/$subpage')({
  component: Screen,
});

// Most orders have neither, so the chunks of these pages are not listed in the entry files.
const CasePage = lazy(async () => {
  const { CasePage: Page } = await import('#src/features/orders/cases/case-page.tsx');
  return { default: Page };
});
const WithdrawalPage = lazy(async () => {
  const { WithdrawalPage: Page } = await import('#src/features/orders/withdrawals/withdrawal-page.tsx');
  return { default: Page };
});

const pages = { klacht: CasePage, herroepen: WithdrawalPage };

function Screen() {
  const { itemUuid, subpage } = Route.useParams();
  if (subpage !== 'klacht' && subpage !== 'herroepen') return <NotFoundScreen />;
  const Page = pages[subpage];
  return (
    <AuthGate>
      {({ userId }) => (
        <Suspense fallback={<Skeleton height="24lh" />}>
          <Page
            key={itemUuid}
            userId={userId}
            orderUuid={itemUuid}
            notFound={<NotFoundScreen />}
            backLink={
              <Link to="/account/bestellingen/$itemUuid" params={{ itemUuid }}>
                <Trans>Back to the order</Trans>
              </Link>
            }
          />
        </Suspense>
      )}
    </AuthGate>
  );
}
