import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../catalog/product-ref.ts';
import { keptUntil } from './kept-view.ts';

builder.objectField(ProductType, 'reservedUntil', (t) =>
  t.string({
    nullable: true,
    description:
      'The ISO moment until when all there is of it is kept for buyers whose bid was accepted; null while somebody may buy or bid.',
    resolve: async ({ product }, _args, { db, clock }) => {
      const ends = await keptUntil(db, product.id, clock.now());
      // With several pieces the first that may become free counts.
      return product.inventory > 0 && ends.length >= product.inventory
        ? (ends[0]?.toISOString() ?? null)
        : null;
    },
  }),
);
