import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '#src/features/shop/content/content-screen.tsx';
import { loadContent } from '#src/features/shop/content/load-content.ts';

export const Route = createFileRoute('/toegankelijkheid')({
  loader: loadContent,
  component: () => <ContentScreen path="/toegankelijkheid" />,
});
