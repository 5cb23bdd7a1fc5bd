import { ownLines } from './inventory-orders.ts';
import { type TableInventory, within } from './table-inventory.ts';

const sides = 'the trader must still be able to show that and why the sale ended';

/** Withdrawals from purchases: the name of the declarant, and what both sides wrote. */
export const withdrawalInventory: Pick<TableInventory, 'withdrawals'> = {
  withdrawals: {
    rows: within('order_product_id', 'order_products', ownLines),
    columns: {
      ...{ id: 'kept', order_product_id: 'kept', name: 'personal', reason: 'personal', state: 'kept' },
      ...{ state_since: 'kept', due_at: 'kept', declared_at: 'kept', sent_back_at: 'kept' },
      ...{ return_tracking: 'personal', objection: 'kept', decision: 'kept', decided_by: 'plain' },
      ...{ refund_cents: 'kept', outcome: 'kept', closed_at: 'kept' },
    },
    erase: { reason: sides, blank: () => ({ name: '', reason: '', return_tracking: null }) },
  },
};
