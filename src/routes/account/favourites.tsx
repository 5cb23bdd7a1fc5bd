import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '#domain/ids.ts';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { BoardsBar } from '#src/features/buying/boards/boards-bar.tsx';
import { TileActions } from '#src/features/buying/boards/tile-actions.tsx';
import { useChosenBoard } from '#src/features/buying/boards/use-chosen-board.ts';
import { FavouritesPage } from '#src/features/buying/wishlist/favourites-page.tsx';
import { WishlistButton } from '#src/features/buying/wishlist/wishlist-button.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { titleIn } from '#src/ui/market/card-title.ts';

// ROUTE-076; `bord` shows one board of the account.
export const Route = createFileRoute('/_account/account/favorieten')({
  validateSearch: ({ bord }): { bord?: string } => (typeof bord === 'string' && isUuid(bord) ? { bord } : {}),
  component: Screen,
});

function Screen() {
  const { session } = useSession();
  const locale = useLocale();
  const chosen = Route.useSearch().bord ?? null;
  const only = useChosenBoard(session === null ? null : chosen);
  if (session === null) return <FavouritesPage />;
  return (
    <FavouritesPage
      bar={<BoardsBar chosen={chosen} />}
      only={only}
      actionsOf={(card) => (
        <TileActions
          productUuid={card.uuid}
          title={titleIn(card, locale)}
          wishlistButton={<WishlistButton card={card} />}
        />
      )}
    />
  );
}
