import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '#src/features/wishlist/favourites-page.tsx';

// ROUTE-076
export const Route = createFileRoute('/account/favorieten')({ component: FavouritesPage });
