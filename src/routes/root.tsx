import { createRootRouteWithContext, Scripts } from '@tanstack/react-router';
import { ErrorScreen } from '#src/app/screens/error-screen.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { Shell } from '#src/app/shell/shell.tsx';
import { type LoadContext, loadFirst } from '#src/data/graphql/load-first.ts';

export const Route = createRootRouteWithContext<LoadContext>()({
  // In the browser the footer asks for the company itself, and keeps the answer for a day. Constant folding removes this
  // from the browser bundle.
  ...(import.meta.env.SSR ? { loader: loadCompany } : {}),
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

async function loadCompany({ context }: { readonly context: LoadContext }): Promise<void> {
  const { companyQuery } = await import('#src/data/company/company-query.ts');
  await loadFirst(context, companyQuery);
}

function Root() {
  return (
    <>
      <Shell />
      {/* The data of a server-rendered page; nothing in the browser. */}
      <Scripts />
    </>
  );
}
