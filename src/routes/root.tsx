import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { ErrorScreen } from '#src/app/screens/error-screen.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { Shell } from '#src/app/shell/shell.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
