import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { actorOf } from '#domain/orders/order-side.ts';
import { type TransportSide, wrongSides } from '#domain/transports/dimensions.ts';
import type { ProposalStatus } from '#domain/transports/planning.ts';
import { canBeConfirmed, datesRefusal } from '#domain/transports/transport-dates.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { type OwnDelivery, ownDelivery } from '../orders/public/own-lines.ts';
import { latestProposal, loadDayRules, loadPlanning, type Planning, type Proposal } from './store.ts';
import { assertPlannable, transitionPlanning } from './transition-planning.ts';

/** `commandId` is an idempotency key, one per intent. */
interface Intent {
  readonly commandId?: string | null | undefined;
}

interface Opened extends OwnDelivery {
  readonly planning: Planning;
}

/**
 * Runs one transition on the caller's delivery while holding its lock, so that the second of two concurrent ones sees
 * the result of the first. Returns the delivery's id. Throws InvalidUUIDError, ObjectDoesNotExistError where the
 * transport partner does not deliver, UserHasNoObjectPermissionError for others, ValidationError for a transition
 * that is not allowed.
 */
async function step<Body extends Intent>(
  context: GraphqlContext,
  request: { readonly name: string; readonly body: Body },
  idOf: (tx: CommandScope['tx']) => Promise<string> | string,
  run: (scope: CommandScope, opened: Opened) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = request.body;
  return await command(context, { name: request.name, commandId, body }, async (scope) => {
    const deliveryId = await idOf(scope.tx);
    const own = await ownDelivery(scope.tx, viewer, deliveryId, 'lock');
    assertPlannable(own.line);
    await run(scope, { ...own, planning: await loadPlanning(scope.tx, deliveryId) });
    return deliveryId;
  });
}

/** The buyer starts the planning (TRANS-025). */
export async function startPlanning(
  context: GraphqlContext,
  body: Intent & { readonly deliveryUuid: string },
): Promise<string> {
  const request = { name: 'startTransportPlanning', body };
  return await step(
    context,
    request,
    () => body.deliveryUuid,
    async (scope, { line, role, planning }) => {
      await transitionPlanning(scope, { delivery: line, planning, event: 'start', actor: actorOf(role) });
    },
  );
}

export type NewDimensions = Intent & { readonly uuid: string } & Readonly<Record<TransportSide, number>>;

/** The seller sets the size of the product (TRANS-028, TRANS-037), in whole centimetres. */
export async function updateDimensions(context: GraphqlContext, body: NewDimensions): Promise<string> {
  const request = { name: 'updateTransportDimensions', body };
  return await step(
    context,
    request,
    () => body.uuid,
    async (scope, { line, role, planning }) => {
      await transitionPlanning(scope, { delivery: line, planning, event: 'measure', actor: actorOf(role) });
      const wrong = wrongSides(body);
      if (wrong.length > 0) {
        const fields = wrong.map((field) => ({ field, code: 'transport_dimension' }));
        throw new ValidationError('transport_dimension', fields);
      }
      await scope.tx
        .updateTable('transports')
        .set({ width_cm: body.width, height_cm: body.height, depth_cm: body.depth })
        .where('delivery_id', '=', line.delivery.id)
        .execute();
    },
  );
}

export interface NewProposal extends Intent {
  readonly brengerTransportUuid: string;
  /** YYYY-MM-DD; three to five of them. */
  readonly dates: readonly string[];
  readonly submittedBy?: OrderRole | null | undefined;
  readonly status?: ProposalStatus | null | undefined;
}

/** The seller proposes dates (TRANS-029, TRANS-034). */
export async function proposeDates(context: GraphqlContext, body: NewProposal): Promise<string> {
  const request = { name: 'proposeTransportDates', body };
  return await step(
    context,
    request,
    () => body.brengerTransportUuid,
    async (scope, opened) => {
      const { line, role, planning } = opened;
      const { tx, now } = scope;
      await transitionPlanning(scope, { delivery: line, planning, event: 'propose', actor: actorOf(role) });
      assertOwnName(role, body.submittedBy);
      if ((body.status ?? 'PROPOSED') !== 'PROPOSED') throw new ValidationError('transport_wrong_answer');
      const rules = await loadDayRules(tx, { sellerId: line.product.seller_id, planning, now });
      const refusal = datesRefusal(body.dates, rules);
      if (refusal !== null) throw new ValidationError(refusal, [{ field: 'dates', code: refusal }]);
      const id = randomUUID();
      await tx
        .insertInto('transport_proposals')
        .values({
          ...{ id, delivery_id: line.delivery.id, submitted_by: 'SELLER', rejected_by: null },
          ...{ selected_date: null, created_at: now, answered_at: null },
        })
        .execute();
      await tx
        .insertInto('transport_proposal_dates')
        .values([...new Set(body.dates)].map((day) => ({ proposal_id: id, day })))
        .execute();
    },
  );
}

export interface Choice extends Intent {
  /** The proposal's id. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly selectedDate: string;
}

/** The buyer confirms one date (TRANS-026, TRANS-035). */
export async function selectDate(context: GraphqlContext, body: Choice): Promise<string> {
  const request = { name: 'selectTransportDate', body };
  return await step(
    context,
    request,
    (tx) => deliveryOf(tx, body.id),
    async (scope, opened) => {
      const { line, role, planning } = opened;
      await transitionPlanning(scope, { delivery: line, planning, event: 'select', actor: actorOf(role) });
      const { dates } = openProposal(planning, body.id);
      if (!dates.includes(body.selectedDate)) throw new ValidationError('transport_date_not_proposed');
      if (!canBeConfirmed(body.selectedDate, amsterdamDay(scope.now))) {
        throw new ValidationError('transport_date_passed');
      }
      await scope.tx
        .updateTable('transport_proposals')
        .set({ selected_date: body.selectedDate, answered_at: scope.now })
        .where('id', '=', body.id)
        .execute();
    },
  );
}

export interface Rejection extends Intent {
  /** The proposal's id. */
  readonly id: string;
  readonly status?: ProposalStatus | null | undefined;
  readonly rejectedBy?: OrderRole | null | undefined;
}

/**
 * The buyer rejects all dates of a proposal, so that the seller proposes others (TRANS-013, TRANS-027, TRANS-036).
 */
export async function rejectDates(context: GraphqlContext, body: Rejection): Promise<string> {
  const request = { name: 'rejectTransportDates', body };
  return await step(
    context,
    request,
    (tx) => deliveryOf(tx, body.id),
    async (scope, opened) => {
      const { line, role, planning } = opened;
      await transitionPlanning(scope, { delivery: line, planning, event: 'reject', actor: actorOf(role) });
      assertOwnName(role, body.rejectedBy);
      if ((body.status ?? 'REJECTED') !== 'REJECTED') throw new ValidationError('transport_wrong_answer');
      await scope.tx
        .updateTable('transport_proposals')
        .set({ status: 'REJECTED', rejected_by: 'BUYER', answered_at: scope.now })
        .where('id', '=', openProposal(planning, body.id).id)
        .execute();
    },
  );
}

/** Throws UserHasNoObjectPermissionError for a request in the name of the other side. */
function assertOwnName(role: OrderRole | null, given: OrderRole | null | undefined): void {
  if (given != null && given !== role) throw new UserHasNoObjectPermissionError();
}

/** The proposal that can be answered: the latest one, if it is open. Throws ValidationError for any other. */
function openProposal(planning: Planning, id: string): Proposal {
  const latest = latestProposal(planning);
  if (latest?.id !== id || latest.status !== 'PROPOSED') throw new ValidationError('wrong_state');
  return latest;
}

async function deliveryOf(tx: CommandScope['tx'], proposalId: string): Promise<string> {
  if (!isUuid(proposalId)) throw new InvalidUUIDError();
  const row = await tx
    .selectFrom('transport_proposals')
    .select('delivery_id')
    .where('id', '=', proposalId)
    .executeTakeFirst();
  if (row === undefined) throw new ObjectDoesNotExistError();
  return row.delivery_id;
}
