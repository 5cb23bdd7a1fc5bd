import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { type Board, boardProductIds } from './store.ts';

export const BoardType = builder.objectRef<Board>('Board').implement({
  description: 'A named part of an account’s favourites.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The board's id." }),
    title: t.exposeString('title', { description: 'What the owner calls it.' }),
    shareKey: t.exposeString('share_key', {
      nullable: true,
      description: 'The key of the address for others; null while the board is not shared.',
    }),
    productUuids: t.stringList({
      description: 'The products that are still shown, the latest first.',
      resolve: ({ id }, _args, { db }) => boardProductIds(db, id),
    }),
  }),
});

export const BoardListType = builder.objectRef<{ readonly boards: readonly Board[] }>('BoardList').implement({
  description: 'All boards of an account.',
  fields: (t) => ({
    boards: t.field({
      type: [BoardType],
      description: 'The one that changed last first.',
      resolve: ({ boards }) => [...boards],
    }),
  }),
});

export const SharedBoardType = builder.objectRef<Board>('SharedBoard').implement({
  description: 'A board as others see it: nothing about its owner.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What the owner calls it.' }),
    products: t.field({
      type: [ProductType],
      description: 'Its products, the latest first.',
      resolve: async ({ id }, _args, { db }) => await loadProducts(db, await boardProductIds(db, id)),
    }),
  }),
});
