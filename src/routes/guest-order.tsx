import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { GuestOrderPage } from '#src/features/orders/orders/guest-order-page.tsx';
import { PickupLoading } from '#src/features/orders/pickups/pickup-frame.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';

// The target of order emails to buyers without an account. The key is a fragment, which no server receives.
export const Route = createFileRoute('/bestelling')({ beforeLoad: tryAccountMessages, component: Screen });

const GuestChat = lazy(
  patient(async () => {
    const { GuestChat: Chat } = await import('#src/features/account/chats/guest-chat.tsx');
    return { default: Chat };
  }),
);

const GuestCase = lazy(
  patient(async () => {
    const { GuestCase: Complaint } = await import('#src/features/orders/cases/guest-case.tsx');
    return { default: Complaint };
  }),
);

const GuestOpenForm = lazy(
  patient(async () => {
    const { GuestOpenForm: Form } = await import('#src/features/orders/cases/guest-open-form.tsx');
    return { default: Form };
  }),
);

const GuestPickup = lazy(
  patient(async () => {
    const { GuestPickup: Pickup } = await import('#src/features/orders/pickups/pickup.tsx');
    return { default: Pickup };
  }),
);

function Screen() {
  const linkKey = useLocation({ select: ({ hash }) => hash });
  return (
    <GuestOrderPage
      key={linkKey}
      linkKey={linkKey}
      backLink={
        <Link to="/">
          <Trans>To the home page</Trans>
        </Link>
      }
      complaint={(key, isOpen) => (
        <Suspense fallback={<Skeleton height="96px" />}>
          <GuestCase linkKey={key} isOpen={isOpen} />
        </Suspense>
      )}
      newComplaint={(key, order) => (
        <Suspense fallback={<Skeleton height="48px" />}>
          <GuestOpenForm
            linkKey={key}
            order={order}
            account={accountLink(`${order.uuid}/klacht`, <Trans>Create an account</Trans>)}
          />
        </Suspense>
      )}
      pickup={(key, deliveryUuid) => (
        <Suspense fallback={<PickupLoading />}>
          <GuestPickup linkKey={key} deliveryUuid={deliveryUuid} />
        </Suspense>
      )}
      messages={(key) => (
        <Suspense fallback={<Skeleton height="160px" />}>
          <GuestChat linkKey={key} />
        </Suspense>
      )}
      account={accountLink}
    />
  );
}

/** Signs up and then opens a page of the order. */
const accountLink = (orderPath: string, label: ReactNode) => (
  <Link to="/account" search={{ scherm: 'registreren', redirect: `/account/bestellingen/${orderPath}` }}>
    {label}
  </Link>
);
