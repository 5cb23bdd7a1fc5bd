import { actorOf } from '#domain/orders/order-side.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';
import { methodOf } from './codes.ts';
import type { PickupParty } from './pickup-party.ts';
import { assertInPerson } from './transition-appointment.ts';

export interface PickupProof {
  /** The other side's code: six digits, or the content of the QR code. */
  readonly code: string;
  /** When the code was taken, ISO 8601, on the clock of the device; replaced by now when implausible. */
  readonly happenedAt?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Proves a hand-over: one side enters the other side's code. This counts as the buyer's confirmation and releases the
 * money. A repetition, or a proof of a delivery that was confirmed meanwhile, changes nothing. A proof that arrives while
 * a complaint is open, such as one taken offline before it, is only stored: staff take it into account. Attempts are
 * limited per delivery and side. Throws InvalidUUIDError, ObjectDoesNotExistError where nothing is handed over in person,
 * UserHasNoObjectPermissionError for others and staff, TooManyRequestsError, ValidationError `pickup_code_wrong` or a
 * refusal of the delivery's life cycle.
 */
export async function provePickup(
  context: GraphqlContext,
  { deliveryUuid, open }: PickupParty,
  { commandId, ...given }: PickupProof,
): Promise<void> {
  const body = { deliveryUuid, ...given };
  const { line: seen, role } = await open(context.db);
  assertInPerson(seen);
  if (role === null) throw new UserHasNoObjectPermissionError();
  const side = role === 'SELLER' ? 'BUYER' : 'SELLER';
  // Counted before the code is checked, so that concurrent attempts count separately.
  const tries = `${deliveryUuid} ${role}`;
  await spendTry(context, tries);
  const method = methodOf(context.secrets, { deliveryId: deliveryUuid, side }, body.code);
  if (method === null)
    throw new ValidationError('pickup_code_wrong', [{ field: 'code', code: 'pickup_code_wrong' }]);
  await context.limits.giveBack(limitRules.pickupCode, tries);
  await command(context, { name: 'provePickup', commandId, body }, async (scope) => {
    const { line } = await open(scope.tx, 'lock');
    assertInPerson(line);
    if (line.delivery.status === 'CONFIRMED') return;
    const isComplained = line.delivery.status === 'IN_REVIEW';
    if (!isComplained)
      await transitionDelivery(
        scope,
        { line, event: 'prove_pickup', actor: actorOf(role) },
        (code) => new ValidationError(code === 'wrong_state' ? 'pickup_is_closed' : code),
      );
    const stored = await scope.tx
      .insertInto('pickup_proofs')
      .values({
        ...{ delivery_id: line.delivery.id, proved_by: role, method, received_at: scope.now },
        happened_at: momentWithin(body.happenedAt, line.order.created_at, scope.now),
      })
      // Each side may have taken the code of the other one.
      .onConflict((conflict) => conflict.doNothing())
      .returning('delivery_id')
      .executeTakeFirst();
    if (!isComplained || stored === undefined) return;
    const details = { delivery: line.delivery.id, provedBy: role };
    await audit(scope.tx, context, { kind: 'pickup_proof_kept', userId: line.order.user_id, details });
  });
}

async function spendTry({ limits }: GraphqlContext, key: string): Promise<void> {
  try {
    await limits.spend(limitRules.pickupCode, key);
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error;
    throw new ValidationError('pickup_code_too_often', [{ field: 'code', code: 'pickup_code_too_often' }]);
  }
}

/** The device's time where it is plausible: not before the order and not in the future. */
function momentWithin(given: string | null | undefined, from: Date, until: Date): Date {
  const at = new Date(given ?? '');
  return Number.isNaN(at.getTime()) || at < from || at > until ? until : at;
}
