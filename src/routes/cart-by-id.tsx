import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '#src/features/buying/cart/cart-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { cartSlots } from './cart-slots.tsx';

// ROUTE-063
export const Route = createFileRoute('/winkelwagen/$cartUuid')({
  component: Screen,
  beforeLoad: tryAccountMessages,
});

function Screen() {
  const { cartUuid } = Route.useParams();
  return <CartPage key={cartUuid} uuid={cartUuid} slots={cartSlots} />;
}
