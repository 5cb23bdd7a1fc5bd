import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '#src/app/screens/error-screen.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';

const asked = new Error('/500 was opened');

// ROUTE-045. The same screen replaces every screen that fails.
export const Route = createFileRoute('/500')({ component: Screen });

function Screen() {
  return (
    <>
      <PageHead title={null} status={500} isIndexed={false} />
      <ErrorScreen error={asked} reset={() => history.back()} />
    </>
  );
}
