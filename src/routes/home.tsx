import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/features/catalog/home-page.tsx';
import { homeCount, newestQuery } from '#src/features/catalog/listing-query.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(newestQuery(homeCount)),
  component: () => <HomePage heartOf={(card) => <WishlistHeart card={card} />} />,
});
