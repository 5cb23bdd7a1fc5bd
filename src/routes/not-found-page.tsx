import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';

// ROUTE-044; the same screen stands in the place of every unknown address.
export const Route = createFileRoute('/404')({ component: NotFoundScreen });
