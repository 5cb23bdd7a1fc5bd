import { payoutLifeCycle } from '#domain/payouts/payout-life-cycle.ts';
import { command } from '../../command.ts';
import type { TransferReport } from '../../outside/payout/payout-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { findPayout } from './store.ts';
import { transitionPayout } from './transition-payout.ts';

type Parts = Pick<ServerDeps, 'db' | 'bus' | 'clock' | 'log' | 'payouts'>;

const eventOf = { PAID: 'pay', FAILED: 'fail', RETURNED: 'return' } as const;

/** Applies what the provider reports; a status that is known already or out of date changes nothing. */
async function applyReport({ db, bus, clock }: Parts, report: TransferReport): Promise<void> {
  const { status, problem } = report;
  if (status === 'SENT') return;
  const body = { payout: report.reference, status };
  await command({ db, bus, clock, viewer: null }, { name: 'applyPayoutReport', body }, async (scope) => {
    const payout = await findPayout(scope.tx, report.reference, 'lock');
    if (payout === undefined) return;
    const event = eventOf[status];
    const isPossible = payoutLifeCycle.rows.some(
      (row) => row.event === event && row.from.includes(payout.status) && row.by.includes('provider'),
    );
    if (isPossible) await transitionPayout(scope, { payout, event, actor: 'provider', problem });
  });
}

/**
 * Fetches the status of a payout from the provider and applies it, outside any transaction; used by polling and the
 * webhook. An answer with another reference or amount is logged and ignored. Throws PayoutServiceError.
 */
export async function checkPayout(parts: Parts, payoutId: string): Promise<void> {
  const payout = await findPayout(parts.db, payoutId);
  if (payout?.provider_id == null || parts.payouts.kind !== 'PROVIDER') return;
  const report = await parts.payouts.service.fetchStatus(payout.provider_id);
  if (report.reference !== payout.id || report.amount !== Number(payout.amount_cents)) {
    parts.log.error({ payout: payout.id }, 'the payout service speaks of another payout');
    return;
  }
  await applyReport(parts, report);
}
