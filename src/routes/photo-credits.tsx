import { createFileRoute, Link } from '@tanstack/react-router';
import { PhotoCreditsPage } from '#src/features/photo-credits/photo-credits-page.tsx';

// The licences of the catalogue's photos ask for it wherever the photos are shown.
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
