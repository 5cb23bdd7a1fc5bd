import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CartPage } from '#src/features/buying/cart/cart-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { cartSlots } from './cart-slots.tsx';

const PaymentLinkArrival = lazy(async () => {
  const { PaymentLinkArrival: arrival } = await import('./account/chats-payment-link.tsx');
  return { default: arrival };
});

export interface CartSearch {
  /** The token of a payment link from a chat. */
  readonly afspraak?: string;
}

export const Route = createFileRoute('/winkelwagen')({
  validateSearch: ({ afspraak }: Record<string, unknown>): CartSearch =>
    typeof afspraak === 'string' ? { afspraak } : {},
  component: Screen,
  beforeLoad: tryAccountMessages,
});

function Screen() {
  const { afspraak } = Route.useSearch();
  return (
    <>
      {afspraak !== undefined && (
        <Suspense fallback={null}>
          <PaymentLinkArrival token={afspraak} />
        </Suspense>
      )}
      <CartPage slots={cartSlots} />
    </>
  );
}
