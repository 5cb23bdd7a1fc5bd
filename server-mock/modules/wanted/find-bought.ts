import { wantedLifeCycle } from '#domain/wanted/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { impossible, runTransition } from '../../process/transition.ts';
import { wantedWriter } from './transition-wanted-item.ts';

/** Sets the ongoing wanted items of a buyer to FOUND that a product of the order matched (WANT-003). */
export async function findBought(scope: CommandScope, orderId: string): Promise<void> {
  const items = await scope.tx
    .selectFrom('wanted_items')
    .innerJoin('orders', 'orders.user_id', 'wanted_items.user_id')
    .where('orders.id', '=', orderId)
    .where('wanted_items.status', '=', 'ONGOING')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('wanted_matches')
          .innerJoin('order_products', 'order_products.product_id', 'wanted_matches.product_id')
          .whereRef('wanted_matches.item_id', '=', 'wanted_items.id')
          .where('order_products.order_id', '=', orderId)
          .select('wanted_matches.item_id'),
      ),
    )
    .orderBy('wanted_items.id')
    .forUpdate('wanted_items')
    .select(['wanted_items.id', 'wanted_items.status'])
    .execute();
  for (const { id, status: state } of items) {
    await runTransition(
      scope,
      wantedWriter,
      { id, state, event: 'find', actor: 'system', facts: {} },
      impossible(wantedLifeCycle.name, id, 'find'),
    );
  }
}
