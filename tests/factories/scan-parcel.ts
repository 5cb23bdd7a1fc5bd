import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lineOfDelivery } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** Records the carrier's first scan. */
export async function scanParcel({ db, server }: ApiHarness, deliveryUuid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const line = await lineOfDelivery(tx, deliveryUuid, 'lock');
    if (line === undefined) throw new Error('There is no such delivery.');
    const scope = scopeOf(tx, server.deps.bus, server.deps.clock.now());
    await transitionDelivery(scope, { line, event: 'ship', actor: 'system' }, (code) => new Error(code));
  });
}
