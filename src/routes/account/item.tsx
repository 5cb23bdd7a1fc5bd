import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { AdPage } from '#src/features/my-listings/ad-page.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/items/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <AdPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          backLink={
            <Link to="/account/items">
              <Trans>My ads</Trans>
            </Link>
          }
        />
      )}
    </AuthGate>
  );
}
