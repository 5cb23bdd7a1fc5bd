import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { HomePage } from '#src/features/shop/home/home-page.tsx';
import { homeBrandsQuery, newestQuery, secondChanceQuery } from '#src/features/shop/home/home-queries.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { ProductCorner } from './staff-slots.tsx';

const cornerOf = (card: ProductCardPartsFragment) => <ProductCorner card={card} />;

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadFirst(context, newestQuery(), secondChanceQuery(), homeBrandsQuery()),
  component: () => <HomePage wishlistButtonOf={cornerOf} />,
});
