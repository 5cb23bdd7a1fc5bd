import { createFileRoute } from '@tanstack/react-router';
import { PlaceForm } from '#src/features/account/addresses/place-form.tsx';
import { CartDeliveryPage } from '#src/features/buying/cart/cart-delivery-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { cartTiles } from './cart-slots.tsx';

export const Route = createFileRoute('/winkelwagen/bezorging')({
  component: Screen,
  beforeLoad: tryAccountMessages,
});

function Screen() {
  return <CartDeliveryPage placeForm={(slot) => <PlaceForm {...slot} />} tiles={cartTiles} />;
}
