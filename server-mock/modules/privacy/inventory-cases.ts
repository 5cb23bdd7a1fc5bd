import { type RawBuilder, sql } from 'kysely';
import { ofUser, type Person, type TableInventory } from './table-inventory.ts';

type CaseTableNames = 'cases' | 'case_entries' | 'case_photos';

/** Cases about purchases and sales. */
const ownCases = ({ userId, email, sellerId }: Person): RawBuilder<boolean> =>
  sql<boolean>`id in (select cases.id from cases
    join order_products on order_products.id = cases.order_product_id
    join orders on orders.id = order_products.order_id
    where orders.user_id::text = ${userId} or lower(orders.email) = ${email}
      or order_products.seller_id::text = ${sellerId})`;

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
    rows: (person) => sql<boolean>`case_id in (select id from cases where ${ownCases(person)})`,
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
