import { createFileRoute, Link } from '@tanstack/react-router';
import { WantedListPage } from '#src/features/buying/wanted-items/wanted-list.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { WantedLogin } from './auth-for-wanted.tsx';

// ROUTE-077
export const Route = createFileRoute('/_account/account/zoekopdrachten')({ component: Screen });

function Screen() {
  return (
    <WantedLogin>
      {(userId) => (
        <WantedListPage
          userId={userId}
          newLink={(icon, label) => (
            <LinkButton
              to="/account/zoekopdrachten/$itemUuid"
              params={{ itemUuid: 'nieuw' }}
              kind="primary"
              icon={icon}
            >
              {label}
            </LinkButton>
          )}
          itemLink={(itemUuid, title) => (
            <Link to="/account/zoekopdrachten/$itemUuid" params={{ itemUuid }}>
              {title}
            </Link>
          )}
        />
      )}
    </WantedLogin>
  );
}
