import { randomUUID } from 'node:crypto';
import { actorOf } from '#domain/orders/order-side.ts';
import { distinctMoments, momentOf, momentsProblem } from '#domain/pickups/moments.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import type { PickupParty } from './pickup-party.ts';
import { type Appointment, loadAppointment } from './store.ts';
import { assertInPerson, transitionAppointment } from './transition-appointment.ts';

interface Request {
  /** Idempotency key, one per intent. */
  readonly commandId?: string | null | undefined;
}

interface Opened extends OwnDelivery {
  readonly appointment: Appointment;
}

/**
 * Runs one transition with the lock of the side's delivery, so that the second of two concurrent ones sees the result
 * of the first. Throws InvalidUUIDError, ObjectDoesNotExistError where nothing is handed over in person,
 * UserHasNoObjectPermissionError for others, ValidationError for a transition that is not allowed.
 */
async function step<Body extends Request>(
  context: GraphqlContext,
  name: string,
  { deliveryUuid, open }: PickupParty,
  { commandId, ...given }: Body,
  run: (scope: CommandScope, opened: Opened) => Promise<void>,
): Promise<void> {
  const body = { deliveryUuid, ...given };
  await command(context, { name, commandId, body }, async (scope) => {
    const own = await open(scope.tx, 'lock');
    assertInPerson(own.line);
    await run(scope, { ...own, appointment: await loadAppointment(scope.tx, deliveryUuid) });
  });
}

export interface NewMoments extends Request {
  /** One to three moments as ISO 8601 with their offset. */
  readonly moments: readonly string[];
}

/**
 * Proposes moments for the hand-over, as one side; also to replace an agreed one. Throws TooManyRequestsError: each
 * proposal notifies the other side.
 */
export async function proposeMoments(
  context: GraphqlContext,
  party: PickupParty,
  body: NewMoments,
): Promise<void> {
  await context.limits.spend(limitRules.proposePickup, party.limitKey);
  await step(context, 'proposePickupMoments', party, body, async (scope, { line, role, appointment }) => {
    const { tx, now } = scope;
    await transitionAppointment(scope, { line, appointment, event: 'propose', actor: actorOf(role) });
    const problem = momentsProblem(body.moments, now.getTime());
    if (problem !== null) throw new ValidationError(problem, [{ field: 'moments', code: problem }]);
    const id = randomUUID();
    await tx
      .insertInto('pickup_proposals')
      .values({ id, delivery_id: line.delivery.id, submitted_by: role ?? 'SELLER', created_at: now })
      .execute();
    await tx
      .insertInto('pickup_moments')
      .values(distinctMoments(body.moments).map((at) => ({ proposal_id: id, starts_at: new Date(at) })))
      .execute();
  });
}

export interface Choice extends Request {
  readonly proposalUuid: string;
  /** One of the proposed moments, as ISO 8601. */
  readonly moment: string;
}

/** Accepts one of the other side's moments. */
export async function acceptMoment(context: GraphqlContext, party: PickupParty, body: Choice): Promise<void> {
  await step(context, 'acceptPickupMoment', party, body, async (scope, { line, role, appointment }) => {
    const { proposal } = appointment;
    const at = momentOf(body.moment);
    const moment = new Date(at ?? 0);
    await transitionAppointment(scope, { line, appointment, event: 'accept', actor: actorOf(role), moment });
    // Only the latest proposal can be accepted.
    if (proposal?.id !== body.proposalUuid) throw new ValidationError('wrong_state');
    if (!proposal.moments.some((one) => one.getTime() === at))
      throw new ValidationError('appointment_moment_not_proposed');
    if (moment <= scope.now) throw new ValidationError('appointment_moment_passed');
  });
}

/** Keeps the agreed appointment: declines the other side's proposal to change it, or withdraws the side's own. */
export async function keepAppointment(
  context: GraphqlContext,
  party: PickupParty,
  body: Request,
): Promise<void> {
  await step(context, 'keepPickupAppointment', party, body, async (scope, { line, role, appointment }) => {
    await transitionAppointment(scope, { line, appointment, event: 'keep', actor: actorOf(role) });
  });
}
