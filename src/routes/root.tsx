import { createRootRouteWithContext, Scripts } from '@tanstack/react-router';
import { ErrorScreen } from '#src/app/screens/error-screen.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { Shell } from '#src/app/shell/shell.tsx';
import { type LoadContext, loadFirst } from '#src/data/graphql/load-first.ts';
import { companyQuery } from '#src/features/shop/content/company-query.ts';

export const Route = createRootRouteWithContext<LoadContext>()({
  // The footer names the company. In the browser it asks for itself, and keeps the answer for a day.
  loader: ({ context }) => (context.isServer ? loadFirst(context, companyQuery) : undefined),
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
