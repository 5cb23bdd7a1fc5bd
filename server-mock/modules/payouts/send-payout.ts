import { attemptDays } from '#domain/payouts/earlier-attempts.ts';
import { command } from '../../command.ts';
import { PayoutRefusedError } from '../../outside/payout/payout-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { findPayout } from './store.ts';
import { transitionPayout } from './transition-payout.ts';

/**
 * Orders the transfer of a released payout at the provider; idempotent, so that a retry after a crash gives the same
 * transfer. Where staff upload a file at the bank, the payout waits for that file. Throws PayoutServiceError.
 */
export async function sendPayout(deps: ServerDeps, payoutId: string): Promise<void> {
  const payout = await findPayout(deps.db, payoutId);
  if (payout?.status !== 'RELEASED') return;
  if (deps.payouts.kind === 'FILE') {
    await deps.db
      .updateTable('payouts')
      .set({ channel: 'FILE' })
      .where('id', '=', payoutId)
      // A process that still uses the provider may have sent it meanwhile.
      .where('status', '=', 'RELEASED')
      .execute();
    return;
  }
  // Staff may have uploaded a file with it already.
  if (payout.channel === 'FILE') return;
  try {
    const { providerId } = await deps.payouts.service.create({
      ...{ reference: payout.id, amount: Number(payout.amount_cents) },
      account: { iban: payout.iban, holder: payout.account_holder },
      description: `Hervonden ${payout.number}`,
      webhookUrl: new URL(`/api/v2/payouts/${payout.id}/webhook`, deps.config.publicUrl).href,
      earlierDays: attemptDays(payout.released_at ?? payout.created_at, deps.clock.now()),
    });
    await apply(deps, payoutId, { providerId });
  } catch (error) {
    if (!(error instanceof PayoutRefusedError)) throw error;
    await apply(deps, payoutId, { problem: error.problem });
  }
}

type Outcome = { readonly providerId: string } | Pick<PayoutRefusedError, 'problem'>;

async function apply(deps: ServerDeps, payoutId: string, outcome: Outcome): Promise<void> {
  const { db, bus, clock } = deps;
  const request = { name: 'sendPayout', body: { payout: payoutId } };
  await command({ db, bus, clock, viewer: null }, request, async (scope) => {
    const payout = await findPayout(scope.tx, payoutId, 'lock');
    if (payout?.status !== 'RELEASED') return;
    await scope.tx.updateTable('payouts').set({ channel: 'PROVIDER' }).where('id', '=', payoutId).execute();
    await ('providerId' in outcome
      ? transitionPayout(scope, { payout, event: 'send', actor: 'system', providerId: outcome.providerId })
      : transitionPayout(scope, { payout, event: 'fail', actor: 'provider', problem: outcome.problem }));
  });
}
