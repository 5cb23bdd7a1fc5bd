import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { BrandsPage } from '#src/features/shop/content/overviews/brands-page.tsx';
import { brandsQuery } from '#src/features/shop/content/overviews/overview-queries.ts';

export const Route = createFileRoute('/merken')({
  loader: ({ context }) => loadFirst(context, brandsQuery()),
  component: BrandsPage,
});
