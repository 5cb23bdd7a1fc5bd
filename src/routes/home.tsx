import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { homeBrandsQuery, newestQuery, secondChanceQuery } from '#src/features/home/home-queries.ts';
import type { ListingCardPartsFragment } from '#src/ui/market/listing-card.gen.ts';
import { ProductCorner } from './staff-slots.tsx';

const cornerOf = (card: ListingCardPartsFragment) => <ProductCorner card={card} />;

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadFirst(context, newestQuery(), secondChanceQuery(), homeBrandsQuery()),
  component: () => <HomePage heartOf={cornerOf} />,
});
