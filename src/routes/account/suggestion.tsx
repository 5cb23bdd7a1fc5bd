import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { SuggestionPage } from '#src/features/selling/suggestions/suggestion-page.tsx';
import { AuthGate } from './auth-gate.tsx';

// ROUTE-081
export const Route = createFileRoute('/_account/account/verkoopsuggesties/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <SuggestionPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          backLink={
            <Link to="/account/verkoopsuggesties">
              <Trans>All suggestions</Trans>
            </Link>
          }
          contactLink={(label) => <Link to="/contact">{label}</Link>}
        />
      )}
    </AuthGate>
  );
}
