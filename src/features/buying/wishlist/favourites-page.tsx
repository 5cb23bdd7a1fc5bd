import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FolderHeart, Heart } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import { GoneCards, UnknownCards } from './missing-cards.tsx';
import { useWishlistCards } from './use-wishlist-cards.ts';
import styles from './wishlist.module.css';
import { WishlistButton } from './wishlist-button.tsx';
import { useWishlistEntries } from './wishlist-entries.ts';

/** The number of tiles per step of "Show more". */
const step = 36;

export interface FavouritesPageProps {
  /** Rendered above the tiles: the boards. */
  readonly bar?: ReactNode;
  /** Limits the page to the products of a board; null shows all. */
  readonly only?: ReadonlySet<string> | null;
  /** Renders the actions on the photo of a tile; by default the wishlist button. */
  readonly actionsOf?: CardGridProps['wishlistButtonOf'];
}

/** The wishlist, also available offline. Sold products stay and are marked as sold (WISH-001, docs/readings.md). */
export function FavouritesPage({ bar, only = null, actionsOf = wishlistButtonAlone }: FavouritesPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Favourites`);
  const { ready, ids: saved } = useWishlistEntries();
  const ids = only === null ? saved : saved.filter((id) => only.has(id));
  const client = useQueryClient();
  const [shown, setShown] = useState(step);
  const { cards, gone, unknown, oldest, isAsking, askAgain } = useWishlistCards(client, ids.slice(0, shown));
  const isOffline = useIsOffline();
  const title = useRef<HTMLHeadingElement>(null);
  useRetainedFocus(title, cards.length);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          <Trans>Favourites</Trans>
        </h1>
        {ready && ids.length > 0 && (
          <p className={styles.count}>
            <Plural value={ids.length} one="# product" other="# products" />
          </p>
        )}
      </header>
      {ready && saved.length > 0 && bar}
      {isOffline && oldest !== null && <AgeNote updatedAt={oldest} isOffline />}
      {!ready && <CardGridSkeleton count={8} />}
      {ready && saved.length === 0 && <NothingSaved />}
      {ready && saved.length > 0 && ids.length === 0 && <NothingOnBoard />}
      <CardGrid cards={cards} wishlistButtonOf={actionsOf} />
      {isAsking && cards.length === 0 && ids.length > 0 && (
        <CardGridSkeleton count={Math.min(8, ids.length)} />
      )}
      {gone.length > 0 && <GoneCards uuids={gone} />}
      {!isAsking && unknown.length > 0 && (
        <UnknownCards count={unknown.length} isOffline={isOffline} onRetry={askAgain} />
      )}
      {ids.length > shown && (
        <div className={styles.more}>
          <Button onPress={() => setShown(shown + step)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const wishlistButtonAlone: CardGridProps['wishlistButtonOf'] = (card) => <WishlistButton card={card} />;

function NothingOnBoard() {
  return (
    <EmptyState icon={FolderHeart} title={<Trans>This board is still empty</Trans>}>
      <Trans>Go to all favourites and tap the folder on a photo to add the product to this board.</Trans>
    </EmptyState>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      icon={Heart}
      title={<Trans>No favourites yet</Trans>}
      action={
        <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>See new arrivals</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Tap the heart on a photo to add the product to your favourites. You can see them without a connection
        too.
      </Trans>
    </EmptyState>
  );
}
