import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { WantedDetailPage } from '#src/features/wanted-items/wanted-detail.tsx';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { WantedLogin } from './auth-for-wanted.tsx';

// ROUTE-079
export const Route = createFileRoute('/_account/account/zoekopdrachten/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  const navigate = useNavigate();
  return (
    <WantedLogin>
      {() => (
        <WantedDetailPage
          key={itemUuid}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          backLink={
            <Link to="/account/zoekopdrachten">
              <Trans>All search requests</Trans>
            </Link>
          }
          heartOf={(card) => <WishlistHeart card={card} />}
          onRemoved={() => void navigate({ to: '/account/zoekopdrachten', replace: true })}
        />
      )}
    </WantedLogin>
  );
}
