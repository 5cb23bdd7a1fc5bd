import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { NewWantedPage } from '#src/features/buying/wanted-items/new-wanted-page.tsx';
import { WantedDetailPage } from '#src/features/buying/wanted-items/wanted-detail.tsx';
import { WishlistButton } from '#src/features/buying/wishlist/wishlist-button.tsx';
import { parseSearchParams } from '#src/paths/search-params.ts';
import { WantedLogin } from './auth-for-wanted.tsx';

// ROUTE-078 (/nieuw), ROUTE-079: one route for both, because each adds to the entry files that every visitor loads.
export const Route = createFileRoute('/_account/account/zoekopdrachten/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  const navigate = useNavigate();
  // Not validated by the route, which would add to the files that every visitor loads.
  const { titel = '', categorie } = parseSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const toList = () => void navigate({ to: '/account/zoekopdrachten', replace: true });
  return (
    <WantedLogin>
      {(userId) =>
        itemUuid === 'nieuw' ? (
          // ROUTE-084; Back does not return to the form.
          <NewWantedPage
            userId={userId}
            first={{ title: titel, ...(categorie !== undefined && { category: categorie }) }}
            onCreated={toList}
          />
        ) : (
          <WantedDetailPage
            key={itemUuid}
            uuid={itemUuid}
            notFound={<NotFoundScreen />}
            backLink={
              <Link to="/account/zoekopdrachten">
                <Trans>All wanted requests</Trans>
              </Link>
            }
            wishlistButtonOf={(card) => <WishlistButton card={card} />}
            onRemoved={toList}
          />
        )
      }
    </WantedLogin>
  );
}
