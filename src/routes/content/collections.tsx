import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { CollectionsPage } from '#src/features/shop/content/overviews/collections-page.tsx';
import { collectionsQuery } from '#src/features/shop/content/overviews/overview-queries.ts';

export const Route = createFileRoute('/collecties')({
  loader: ({ context }) => loadFirst(context, collectionsQuery()),
  component: CollectionsPage,
});
