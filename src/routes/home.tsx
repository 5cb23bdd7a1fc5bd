import { createFileRoute } from '@tanstack/react-router';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { homeBrandsQuery, newestQuery, secondChanceQuery } from '#src/features/home/home-queries.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadFirst(context, newestQuery(), secondChanceQuery(), homeBrandsQuery()),
  component: () => <HomePage heartOf={(card) => <WishlistHeart card={card} />} />,
});
