import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { type BoughtCart, seeBought } from '#src/features/buying/cart/bought-cart.ts';
import type { MessageAbout } from '#src/features/buying/checkout/seller-message.tsx';
import { SuccessPage } from '#src/features/buying/checkout/success-page.tsx';
import { chooseBought } from '#src/features/orders/orders/bought-list.ts';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';

const PushSlot = lazy(
  patient(() => import('./push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

// A buyer has an account or not, so only one of the two forms for a message is fetched.
const OrderMessage = lazy(
  patient(async () => {
    const { OrderMessage: Form } = await import('#src/features/account/chats/order-message.tsx');
    return { default: Form };
  }),
);

const OrderQuestion = lazy(
  patient(async () => {
    const { OrderQuestion: Form } = await import('#src/features/shop/questions/order-question.tsx');
    return { default: Form };
  }),
);

const OrderAccount = lazy(
  patient(async () => {
    const { OrderAccount: Form } = await import('#src/features/account/auth/order-account.tsx');
    return { default: Form };
  }),
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
      message={(about) => (
        <Suspense fallback={<Skeleton height="160px" />}>
          <Message userId={session?.userId ?? null} {...about} />
        </Suspense>
      )}
      account={(uuid, email) => (
        <Suspense fallback={<Skeleton height="240px" />}>
          <OrderAccount cartUuid={uuid} email={email} signIn={(label) => signInLink(email, label)} />
        </Suspense>
      )}
      afterPayment={
        <Suspense fallback={null}>
          <PushSlot reason="bought" />
        </Suspense>
      }
      notFound={<NotFoundScreen />}
    />
  );
}

interface MessageProps extends MessageAbout {
  /** Null for a buyer without an account. */
  readonly userId: string | null;
}

/** A message in the chat of the order or, without an account, a question that is answered by email. */
function Message({ userId, productUuid, orderUuid, orderNumber, sender }: MessageProps) {
  if (userId === null) return <OrderQuestion {...{ productUuid, orderNumber, sender }} />;
  return (
    <OrderMessage
      userId={userId}
      orderUuid={orderUuid}
      chatLink={(itemUuid, label) => (
        <Link to="/account/chats/$itemUuid" params={{ itemUuid }}>
          {label}
        </Link>
      )}
    />
  );
}

/** Signs in with the address of the order and then opens the orders. */
const signInLink = (email: string, label: ReactNode) => (
  <Link to="/account" search={{ scherm: 'inloggen', email, redirect: '/account/bestellingen' }}>
    {label}
  </Link>
);
