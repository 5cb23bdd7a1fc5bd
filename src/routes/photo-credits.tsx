import { createFileRoute, Link } from '@tanstack/react-router';
import { PhotoCreditsPage } from '#src/features/shop/photo-credits/photo-credits-page.tsx';

// Required by the licences of the catalogue photos, wherever the photos are shown.
export const Route = createFileRoute('/fotoverantwoording')({ component: Screen });

function Screen() {
  return (
    <PhotoCreditsPage
      productLink={(slug) => (
        <Link to="/products/$slug" params={{ slug }} preload={false}>
          {slug}
        </Link>
      )}
    />
  );
}
