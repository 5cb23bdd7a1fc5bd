import { ofUserOrEmail, type TableInventory, within } from './table-inventory.ts';

const buyersLines = within('order_id', 'orders', ofUserOrEmail());

const trader = 'the trader must still be able to show that the sale ended and what was refunded';

/**
 * Withdrawals from purchases. A withdrawal is the buyer's declaration, so that an export and an erasure of the trader
 * leave it out.
 */
export const withdrawalInventory: Pick<TableInventory, 'withdrawals'> = {
  withdrawals: {
    rows: within('order_product_id', 'order_products', buyersLines),
    columns: {
      ...{ id: 'kept', order_product_id: 'kept', name: 'personal', reason: 'personal', state: 'kept' },
      ...{ state_since: 'kept', due_at: 'kept', declared_at: 'kept', sent_back_at: 'kept' },
      ...{ return_tracking: 'personal', objection: 'kept', decision: 'kept', decided_by: 'plain' },
      ...{ refund_cents: 'kept', outcome: 'kept', closed_at: 'kept' },
    },
    erase: { reason: trader, blank: () => ({ name: '', reason: '', return_tracking: null }) },
  },
};
