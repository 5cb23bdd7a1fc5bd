import { reservedUntil } from '#domain/cart/reservation.ts';
import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { holdsNow } from '../reservations/holds-view.ts';

builder.objectField(ProductType, 'reservedUntil', (t) =>
  t.string({
    nullable: true,
    description:
      'The ISO moment until when all there is of it is held for buyers who are paying or whose bid was accepted; null while somebody else may buy or bid. The same for everybody, its holder too.',
    resolve: ({ product, holds }, _args, { clock }) =>
      reservedUntil(product.inventory, holdsNow(holds, clock.now()))?.toISOString() ?? null,
  }),
);
