import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { styleCountsQuery } from '#src/features/shop/content/overviews/overview-queries.ts';
import { StylesPage } from '#src/features/shop/content/overviews/styles-page.tsx';

export const Route = createFileRoute('/stijlen')({
  loader: ({ context }) => loadFirst(context, styleCountsQuery()),
  component: StylesPage,
});
