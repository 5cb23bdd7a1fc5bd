import { ownLines } from './inventory-orders.ts';
import { ofUser, type TableInventory, within } from './table-inventory.ts';

type CaseTableNames = 'cases' | 'case_entries' | 'case_photos';

/** Cases about purchases and sales. */
const ownCases = within('order_product_id', 'order_products', ownLines);

const sides = 'the other side of a complaint must still see how it was settled';

/** Complaints: messages, decisions and photos. */
export const caseInventory: Pick<TableInventory, CaseTableNames> = {
  cases: {
    rows: ownCases,
    columns: {
      ...{ id: 'kept', order_product_id: 'kept', reason: 'kept', checks: 'kept', wish: 'kept' },
      ...{ wish_cents: 'kept', state: 'kept', state_since: 'kept', due_at: 'kept', refund_cents: 'kept' },
      ...{ needs_return: 'kept', return_paid_by: 'kept', proposed_by: 'kept', proposal_id: 'plain' },
      ...{ lost_by: 'kept', accepted_by: 'kept', decided_by: 'plain', appealed_by: 'kept' },
      ...{ was_contested: 'kept', return_tracking: 'personal', outcome: 'kept', opened_at: 'kept' },
      closed_at: 'kept',
    },
    erase: { reason: sides, blank: () => ({ return_tracking: null }) },
  },
  case_entries: {
    rows: within('case_id', 'cases', ownCases),
    columns: {
      ...{ id: 'kept', case_id: 'kept', position: 'plain', side: 'kept', what: 'kept', text: 'kept' },
      ...{ refund_cents: 'kept', needs_return: 'kept', return_paid_by: 'kept', ground: 'kept' },
      created_at: 'kept',
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  // The photos themselves are deleted with the account that uploaded them.
  case_photos: {
    rows: ofUser(),
    columns: { entry_id: 'kept', position: 'plain', key: 'personal', user_id: 'plain' },
    erase: 'delete',
  },
};
