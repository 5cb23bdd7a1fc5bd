import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import type { Board } from './store.ts';

/** The published products of these boards by the id of the board, the most recently added first. */
async function productIdsOfBoards(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('board_items')
    .innerJoin('products', 'products.id', 'board_items.product_id')
    .where('board_items.board_id', 'in', [...ids])
    .where('products.status', '=', 'PUBLISHED')
    .orderBy('board_items.position', 'desc')
    .select(['board_items.board_id', 'board_items.product_id'])
    .execute();
  const byBoard = Map.groupBy(rows, ({ board_id }) => board_id);
  return new Map([...byBoard].map(([id, own]) => [id, own.map(({ product_id }) => product_id)]));
}

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
      resolve: async ({ id }, _args, context) => (await loadBatched(context, productIdsOfBoards, id)) ?? [],
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
      resolve: async ({ id }, _args, context) =>
        await loadProducts(context.db, (await loadBatched(context, productIdsOfBoards, id)) ?? []),
    }),
  }),
});
