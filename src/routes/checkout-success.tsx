import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { type BoughtCart, seeBought } from '#src/features/buying/cart/bought-cart.ts';
import { SuccessPage } from '#src/features/buying/checkout/success-page.tsx';
import { chooseBought } from '#src/features/orders/orders/bought-list.ts';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

const PushSlot = lazy(
  patient(() => import('./push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

// ROUTE-064
export const Route = createFileRoute('/checkout/$cartUuid/success')({
  component: Screen,
  beforeLoad: tryAccountMessages,
});

function Screen() {
  const { cartUuid } = Route.useParams();
  const client = useQueryClient();
  const { session } = useSession();
  const onBought = useCallback((cart: BoughtCart) => seeBought(client, cart), [client]);
  return (
    <SuccessPage
      key={cartUuid}
      uuid={cartUuid}
      hasAccount={session !== null}
      onBought={onBought}
      onSeeOrders={chooseBought}
      afterPayment={
        <Suspense fallback={null}>
          <PushSlot reason="bought" />
        </Suspense>
      }
      notFound={<NotFoundScreen />}
    />
  );
}
