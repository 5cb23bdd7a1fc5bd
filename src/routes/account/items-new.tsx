import { createFileRoute } from '@tanstack/react-router';

// ROUTE-069; the layout renders the screen.
export const Route = createFileRoute('/_account/_draft/account/items/nieuw')({});
