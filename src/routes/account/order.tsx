import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import type { OrderComplaintProps } from '#src/features/orders/cases/order-complaint.tsx';
import { chooseBought } from '#src/features/orders/orders/bought-list.ts';
import { OrderPage } from '#src/features/orders/orders/order-page.tsx';
import { PickupLoading } from '#src/features/orders/pickups/pickup-frame.tsx';
import { SendParcel } from '#src/features/orders/shipments/send-parcel.tsx';
import { TransportLoading } from '#src/features/orders/transports/transport-frame.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { ReportSlot } from '../report-slot.tsx';
import { AuthGate } from './auth-gate.tsx';
import { MessageSlot } from './message-slot.tsx';

// ROUTE-072
export const Route = createFileRoute('/_account/account/bestellingen/$itemUuid')({ component: Screen });

// The calendar is the heaviest part of an order, and most orders have none.
const TransportPlanning = lazy(
  patient(async () => {
    const { TransportPlanning: Planning } = await import(
      '#src/features/orders/transports/transport-planning.tsx'
    );
    return { default: Planning };
  }),
);

// Most visits to an order happen before there is anything to review.
const OrderReviews = lazy(
  patient(async () => {
    const { OrderReviews: Reviews } = await import('#src/features/orders/reviews/order-reviews.tsx');
    return { default: Reviews };
  }),
);

const PickupPart = lazy(
  patient(async () => {
    const { Pickup } = await import('#src/features/orders/pickups/pickup.tsx');
    return { default: Pickup };
  }),
);

const PushSlot = lazy(
  patient(() => import('../push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

// Most orders have no complaint.
const ComplaintPart = lazy(
  patient(async () => {
    const { OrderComplaint } = await import('#src/features/orders/cases/order-complaint.tsx');
    return { default: OrderComplaint };
  }),
);

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <OrderPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          transport={(deliveryUuid) => (
            <Suspense fallback={<TransportLoading />}>
              <TransportPlanning userId={userId} deliveryUuid={deliveryUuid} />
            </Suspense>
          )}
          reviews={(orderProductUuid) => (
            <Suspense fallback={<Skeleton height="96px" />}>
              <OrderReviews
                userId={userId}
                orderProductUuid={orderProductUuid}
                report={(reviewUuid) => <ReportSlot kind="REVIEW" uuid={reviewUuid} sellerUuid={null} />}
              />
            </Suspense>
          )}
          complaint={(orderUuid, isOpen) => (
            <ComplaintSlot userId={userId} orderUuid={orderUuid} isOpen={isOpen} />
          )}
          shipment={(deliveryUuid) => <SendParcel deliveryUuid={deliveryUuid} />}
          message={(orderUuid, role) => <MessageSlot about={{ orderUuid }} role={role} />}
          pickup={(deliveryUuid) => (
            <Suspense fallback={<PickupLoading />}>
              <PickupPart userId={userId} deliveryUuid={deliveryUuid} />
            </Suspense>
          )}
          notifications={(role) => (
            <Suspense fallback={null}>
              <PushSlot reason={role === 'SELLER' ? 'sold' : 'bought'} />
            </Suspense>
          )}
          backLink={(isBought) => (
            <Link to="/account/bestellingen" onClick={isBought ? chooseBought : undefined}>
              <Trans>All orders</Trans>
            </Link>
          )}
        />
      )}
    </AuthGate>
  );
}

/** The status of an open complaint; where one is possible, its page is fetched ahead so that it also opens offline. */
function ComplaintSlot(props: OrderComplaintProps) {
  const router = useRouter();
  const { orderUuid, isOpen } = props;
  useEffect(() => {
    const params = { itemUuid: orderUuid, subpage: 'klacht' };
    if (!isOpen)
      void router
        .preloadRoute({ to: '/account/bestellingen/$itemUuid/$subpage', params })
        .catch(() => undefined);
  }, [router, orderUuid, isOpen]);
  return (
    <Suspense fallback={isOpen && <Skeleton height="96px" />}>
      <ComplaintPart {...props} />
    </Suspense>
  );
}
