import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ChatsPage } from '#src/features/account/chats/chats-page.tsx';
import { AuthGate } from './auth-gate.tsx';
import { BrowseLink } from './browse-link.tsx';

// ROUTE-075
export const Route = createFileRoute('/_account/account/chats')({ component: Screen });

function Screen() {
  return (
    <AuthGate>
      {({ userId }) => (
        <ChatsPage
          userId={userId}
          chatLink={(itemUuid, label) => (
            <Link to="/account/chats/$itemUuid" params={{ itemUuid }}>
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
