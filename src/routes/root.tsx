import { createRootRouteWithContext, Scripts } from '@tanstack/react-router';
import { ErrorScreen } from '#src/app/screens/error-screen.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { Shell } from '#src/app/shell/shell.tsx';
import type { LoadContext } from '#src/data/graphql/load-first.ts';

export const Route = createRootRouteWithContext<LoadContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

function Root() {
  return (
    <>
      <Shell />
      {/* The data of a server-rendered page; nothing in the browser. */}
      <Scripts />
    </>
  );
}
