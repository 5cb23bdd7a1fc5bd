import { createFileRoute } from '@tanstack/react-router';

// ROUTE-069; the screen is the layout's.
export const Route = createFileRoute('/_account/_draft/account/items/nieuw')({});
