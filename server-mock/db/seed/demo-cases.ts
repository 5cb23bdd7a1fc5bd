import { scopeOf } from '../../command.ts';
import { openMissingCase } from '../../modules/cases/open-case.ts';
import { lockLine } from '../../modules/orders/public/lines.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { inTransaction } from '../transaction.ts';

/** Opens the cases for the demo's complaints without their events, so that no emails are sent. */
export async function seedCases({ db, bus, clock }: ServerDeps): Promise<void> {
  const rows = await db
    .selectFrom('order_deliveries')
    .select('order_product_id')
    .where('status', '=', 'IN_REVIEW')
    .execute();
  for (const { order_product_id } of rows) {
    await inTransaction(db, async (tx) => {
      const line = await lockLine(tx, order_product_id);
      const scope = { ...scopeOf(tx, bus, clock.now()), emit: async () => {} };
      if (line !== undefined) await openMissingCase(scope, line);
    });
  }
}
