import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { SuggestionsPage } from '#src/features/selling/suggestions/suggestions-page.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { AuthGate } from './auth-gate.tsx';

// ROUTE-081
export const Route = createFileRoute('/_account/account/verkoopsuggesties')({ component: Screen });

function Screen() {
  return (
    <AuthGate>
      {({ userId }) => (
        <SuggestionsPage
          userId={userId}
          suggestionLink={(itemUuid, label) => (
            <Link to="/account/verkoopsuggesties/$itemUuid" params={{ itemUuid }}>
              {label}
            </Link>
          )}
          productsLink={
            <LinkButton to="/account/items" kind="primary">
              <Trans>My listings</Trans>
            </LinkButton>
          }
        />
      )}
    </AuthGate>
  );
}
