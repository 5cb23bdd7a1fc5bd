import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { ChangeLink } from '#src/features/selling/listing-drafts/edit/change-link.tsx';
import { ProductEditor } from '#src/features/selling/listing-drafts/edit/product-editor.tsx';
import { MyProductPage } from '#src/features/selling/my-products/my-product-page.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/items/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  const navigate = useNavigate();
  return (
    <AuthGate>
      {({ userId }) => (
        <MyProductPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          editor={
            <ProductEditor
              key={itemUuid}
              userId={userId}
              uuid={itemUuid}
              // ROUTE-083
              onSaved={() => void navigate({ to: '/account/items' })}
            />
          }
          changeLink={(code, label) => <ChangeLink code={code}>{label}</ChangeLink>}
          backLink={
            <Link to="/account/items">
              <Trans>My listings</Trans>
            </Link>
          }
        />
      )}
    </AuthGate>
  );
}
