import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { sharedBoardQuery } from '#src/features/buying/boards/boards-query.ts';
import { SharedBoardPage } from '#src/features/buying/boards/shared-board-page.tsx';
import { WishlistButton } from '#src/features/buying/wishlist/wishlist-button.tsx';

export const Route = createFileRoute('/bord/$shareKey')({
  loader: ({ context, params }) => loadFirst(context, sharedBoardQuery(params.shareKey)),
  component: Screen,
});

function Screen() {
  const { shareKey } = Route.useParams();
  return (
    <SharedBoardPage
      shareKey={shareKey}
      wishlistButtonOf={(card) => <WishlistButton card={card} />}
      notFound={<NotFoundScreen />}
    />
  );
}
