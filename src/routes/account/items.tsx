import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { MyProducts } from '#src/features/selling/my-products/my-products.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { useStateOnce } from '../use-state-once.ts';

const PushSlot = lazy(
  patient(() => import('../push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

// ROUTE-068. Visitors see the drafts of this device here too.
export const Route = createFileRoute('/_account/account/items')({ component: MyProductsScreen });

function MyProductsScreen() {
  const placed = useStateOnce('placed');
  return (
    <MyProducts
      afterPlacing={
        placed !== undefined && (
          <Suspense fallback={null}>
            <PushSlot reason={placed === 'live' ? 'published' : 'review'} />
          </Suspense>
        )
      }
      newProductLink={(icon, label) => (
        <LinkButton to="/account/items/nieuw" kind="primary" icon={icon}>
          {label}
        </LinkButton>
      )}
      draftLink={(draftId, label) => (
        <Link to="/account/items/concepten/$draftId" params={{ draftId }}>
          {label}
        </Link>
      )}
      suggestionsLink={
        <Link to="/account/verkoopsuggesties">
          <Trans>Sale suggestions</Trans>
        </Link>
      }
      productLink={({ uuid, title }) => (
        <Link to="/account/items/$itemUuid" params={{ itemUuid: uuid }}>
          {title}
        </Link>
      )}
    />
  );
}
