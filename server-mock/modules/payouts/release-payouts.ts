import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { withFreshCode } from '../auth/public.ts';
import { planSeller } from './plan-seller.ts';
import { findPayout, type PayoutRow } from './store.ts';
import { transitionPayout } from './transition-payout.ts';

/** Maximum number of payouts that staff release at once. */
const mostAtOnce = 100;

export interface ReleasePayouts {
  readonly uuids: readonly string[];
  /** Those of them that staff chose to release although the seller is suspended. */
  readonly suspendedUuids?: readonly string[];
  /** A fresh second-factor code, for staff who use one. */
  readonly code: string | null;
  readonly commandId?: string | null | undefined;
}

export interface ReleasedPayouts {
  readonly released: number;
  /** Replanned because what was due had changed; they wait for another release. */
  readonly outdated: number;
  /** Not released because the seller is suspended; they remain planned. */
  readonly heldBack: number;
}

type Outcome = keyof ReleasedPayouts;

/**
 * Releases planned payouts; their transfers are ordered after the commit. A payout that differs from what is due now is
 * replanned instead and has to be released again. One of a suspended seller is released only if it is named in
 * `suspendedUuids`. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError for a payout to the member of staff, TooManyRequestsError, ValidationError
 * `second_factor_wrong`, `payout_has_moved`, `payouts_too_many`.
 */
export async function releasePayouts(
  context: GraphqlContext,
  request: ReleasePayouts,
): Promise<ReleasedPayouts> {
  const { commandId, code, ...body } = request;
  const uuids = [...new Set(request.uuids)].sort();
  if (!uuids.every(isUuid)) throw new InvalidUUIDError();
  if (uuids.length === 0 || uuids.length > mostAtOnce) throw new ValidationError('payouts_too_many');
  return await withFreshCode(context, { name: 'releasePayouts', commandId, body }, code, async (scope) => {
    const counts = { released: 0, outdated: 0, heldBack: 0 };
    for (const uuid of uuids) {
      const isChosen = request.suspendedUuids?.includes(uuid) ?? false;
      counts[await releaseOne(scope, context, { uuid, isChosen })] += 1;
    }
    return counts;
  });
}

async function releaseOne(
  scope: CommandScope,
  context: GraphqlContext,
  { uuid, isChosen }: { readonly uuid: string; readonly isChosen: boolean },
): Promise<Outcome> {
  const asked = await findPayout(scope.tx, uuid);
  if (asked === undefined) throw new ObjectDoesNotExistError();
  requireOthersPayout(context, asked);
  if (asked.status !== 'PLANNED') throw new ValidationError('payout_has_moved');
  if (!isChosen && (await isSellerSuspended(scope, asked.seller_id))) return 'heldBack';
  // Locks the seller before the payout, as planning does.
  const current = await planSeller(scope, { sellerId: asked.seller_id, runId: asked.run_id, isRetry: true });
  const payout = await lockPayout(scope, uuid);
  if (current !== uuid) return 'outdated';
  const { userId } = signedIn(context);
  await transitionPayout(scope, { payout, event: 'release', actor: 'staff', releasedBy: userId });
  const details = { payout: uuid, amount: Number(payout.amount_cents) };
  await audit(scope.tx, context, { kind: 'staff_payout_released', userId: null, details });
  return 'released';
}

/** The share lock keeps the accounts of the seller from being suspended until the end of the release. */
async function isSellerSuspended({ tx }: CommandScope, sellerId: string): Promise<boolean> {
  const accounts = await tx
    .selectFrom('users')
    .select('suspended_at')
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forShare()
    .execute();
  return accounts.some(({ suspended_at }) => suspended_at !== null);
}

/** Refuses, with UserHasNoObjectPermissionError, that staff act on a payout to themselves. */
export function requireOthersPayout(context: GraphqlContext, payout: PayoutRow): void {
  if (signedIn(context).sellerId === payout.seller_id)
    throw new UserHasNoObjectPermissionError('actor_not_allowed');
}

/** The payout, locked. Throws InvalidUUIDError, ObjectDoesNotExistError. */
export async function lockPayout({ tx }: CommandScope, uuid: string): Promise<PayoutRow> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const payout = await findPayout(tx, uuid, 'lock');
  if (payout === undefined) throw new ObjectDoesNotExistError();
  return payout;
}

export interface RetryPayout {
  readonly uuid: string;
  /** A fresh second-factor code, for staff who use one. */
  readonly code: string | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Replans a payout that failed or was returned, at once instead of with the next run. Returns the id of the new
 * planned payout. Throws the same errors as releasePayouts, and ValidationError `payout_nothing_due`.
 */
export async function retryPayout(context: GraphqlContext, request: RetryPayout): Promise<string> {
  const { commandId, code, ...body } = request;
  if (!isUuid(body.uuid)) throw new InvalidUUIDError();
  const step = { name: 'retryPayout', commandId, body };
  return await withFreshCode(context, step, code, (scope) => planAgain(scope, context, body.uuid));
}

async function planAgain(scope: CommandScope, context: GraphqlContext, uuid: string): Promise<string> {
  const payout = await findPayout(scope.tx, uuid);
  if (payout === undefined) throw new ObjectDoesNotExistError();
  requireOthersPayout(context, payout);
  if (payout.status !== 'FAILED' && payout.status !== 'RETURNED')
    throw new ValidationError('payout_has_moved');
  const planned = await planSeller(scope, { sellerId: payout.seller_id, runId: null, isRetry: true });
  if (planned === null) throw new ValidationError('payout_nothing_due');
  const details = { payout: uuid, planned };
  await audit(scope.tx, context, { kind: 'staff_payout_retried', userId: null, details });
  return planned;
}
