import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewWantedPage } from '#src/features/wanted-items/new-wanted-page.tsx';
import { WantedLogin } from './auth-for-wanted.tsx';

// ROUTE-078
export const Route = createFileRoute('/_account/account/zoekopdrachten/nieuw')({ component: Screen });

function Screen() {
  const navigate = useNavigate();
  return (
    <WantedLogin>
      {(userId) => (
        <NewWantedPage
          userId={userId}
          // ROUTE-084; the form has nothing to come back to.
          onCreated={() => void navigate({ to: '/account/zoekopdrachten', replace: true })}
        />
      )}
    </WantedLogin>
  );
}
