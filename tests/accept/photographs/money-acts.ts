import { end } from '#tests/factories/orders.ts';
import type { Stage } from './stage.ts';

/**
 * Staff release the planned payout that contains the product; the simulated bank completes it as its clock advances.
 */
export const releasePayout = async ({ api, orderUuid, run }: Stage) => {
  const { id } = await api.db
    .selectFrom('payouts')
    .innerJoin('payout_lines', 'payout_lines.payout_id', 'payouts.id')
    .where('payout_lines.order_product_id', '=', orderUuid)
    .where('payouts.status', '=', 'PLANNED')
    .select('payouts.id')
    .executeTakeFirstOrThrow();
  return await run('staff', `releasePayouts(uuids: ["${id}"])`);
};

/** The buyer's bank charges the payment back. */
export const chargeBack = ({ api, transactionUid }: Stage) => end(api, transactionUid, 'chargeback');

/** The buyer withdraws from the purchase of a trader's product. */
export const withdraw = ({ orderUuid, run }: Stage) =>
  run(
    'buyer',
    `declareWithdrawal(orderUuid: "${orderUuid}", name: "Noor Janssen", reason: "Hij past niet onder het schuine dak.")`,
  );

export const changeWithdrawal =
  (who: 'buyer' | 'seller', event: string, text = '') =>
  async (stage: Stage) =>
    stage.run(
      who,
      `changeWithdrawal(uuid: "${await stage.withdrawalUuid()}", event: ${event}, text: "${text}")`,
    );
