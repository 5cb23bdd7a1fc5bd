import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { withAccountMessages } from '#src/i18n/i18n.ts';

// The whole staff desk (docs/decisions/0024-staff-tools.md) is one route, and its screen is a separate chunk, because
// every visitor loads the code of every route with the names of its files. staff/desk-pages.tsx has the page of each
// address.
export const Route = createFileRoute('/staff/$')({ component: Screen });

const DeskScreen = lazy(() =>
  withAccountMessages(() =>
    import('./staff/desk-screen.tsx').then((screen) => ({ default: screen.DeskScreen })),
  ),
);

function Screen() {
  return (
    <Suspense fallback={null}>
      <DeskScreen />
    </Suspense>
  );
}
