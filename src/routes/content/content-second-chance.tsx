import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '#src/features/shop/content/content-screen.tsx';
import { loadContent } from '#src/features/shop/content/load-content.ts';
import { ViewingsButton } from '#src/ui/market/viewings-dialog.tsx';

export const Route = createFileRoute('/tweedekans-info')({
  loader: loadContent,
  component: () => <ContentScreen path="/tweedekans-info" extras={{ safe: <ViewingsButton /> }} />,
});
