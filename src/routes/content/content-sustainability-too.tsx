import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '#src/features/shop/content/content-screen.tsx';
import { loadContent } from '#src/features/shop/content/load-content.ts';

// The page of /duurzaamheid under its second address (ROUTE-039).
export const Route = createFileRoute('/sustainability')({
  loader: loadContent,
  component: () => <ContentScreen path="/duurzaamheid" />,
});
