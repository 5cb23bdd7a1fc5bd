import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';

// ROUTE-044; the same screen stands in the place of every unknown address.
export const Route = createFileRoute('/404')({ component: Screen });

function Screen() {
  return (
    <>
      <PageHead title={null} status={404} isIndexed={false} />
      <NotFoundScreen />
    </>
  );
}
